/** What a search finds: texts that hold each of its words, in capitals or not, and with е for ё. */
export function searching(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const said = plain(text);
    return words.every((word) => said.includes(word));
  };
}

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");
