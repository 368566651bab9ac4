/** The link to a table: handed on by the phone's own means, or copied. */
import { toasts } from "./toasts.svelte";

export const linkTo = (code: string): string => `${location.origin}/join/${code}`;

export async function shareLink(code: string): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: linkTo(code) }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(linkTo(code));
  } catch {
    return; // a page that is not served safely has no clipboard: the link stands there to be copied by hand
  }
  toasts.tell("ui-invite-copied", {}, { isGood: true });
}
