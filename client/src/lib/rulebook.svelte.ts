/** The rules of the games that are open, read when somebody asks for one. */
import { api } from "./api";
import type { Voice } from "./voice.svelte";
import type { Lang, RulesPage, RuleText } from "./wire";

/** The title of the chapter in which a rule stands: its number names the chapter (`RP-MARKET-04`). Empty if it has none. */
export function chapterOf(rule: string, texts: Voice): string {
  const title = `chapter-${rule.split("-")[1] ?? ""}`;
  return texts.has(title) ? texts.say(title) : "";
}

/** A rule as one would name it to somebody: its chapter, then its number. */
export const ruleWords = (rule: string, texts: Voice): string => texts.say("ui-rule-of", { rule, chapter: chapterOf(rule, texts) || "none" });

class Rulebook {
  /** The rule that is shown over the table, if one is. */
  open = $state("");
  private pages = $state.raw<Record<string, RulesPage>>({});
  private asked = new Set<string>();

  page(key: string, lang: Lang): RulesPage | null {
    const name = `${key}/${lang}`;
    const found = this.pages[name];
    if (!found && !this.asked.has(name)) {
      this.asked.add(name);
      void api.rules(key, lang).then(
        (page) => (this.pages = { ...this.pages, [name]: page }),
        () => this.asked.delete(name),
      );
    }
    return found ?? null;
  }

  rule(key: string, lang: Lang, id: string): RuleText | null {
    return this.page(key, lang)?.rules.find((rule) => rule.id === id) ?? null;
  }
}

export const rulebook = new Rulebook();
