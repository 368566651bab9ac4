/** The printed facts, found by id. */
import { finder, laidOut } from "../../lib/facts";
import type { Printed, PrintedPart, PrintedReward } from "./types";

export type Shelf = ReturnType<typeof shelfOf>;

export const shelfOf = laidOut((printed: Printed) => {
  const { origins, motivations, destinies, allies, traits } = printed;
  const part = finder<PrintedPart>([...origins, ...motivations, ...destinies, ...allies, ...traits]);
  const challenge = finder(printed.challenges);
  return {
    printed,
    /** A character card, a trait or an ally. */
    part,
    trait: finder(traits),
    challenge,
    fate: finder(printed.fate),
    scheme: finder(printed.schemes),
    /** What a strip of a story shows: `escape/upper`, or the id of a card. */
    rewardOf: (strip: string): PrintedReward | undefined => {
      const [card = "", path] = strip.split("/");
      if (path === undefined) return part(card)?.reward;
      return challenge(card)?.[path === "upper" ? "upper" : "lower"].reward;
    },
  };
});
