/** The printed facts, found by id. */
import { finder, laidOut } from "../../lib/facts";
import type { Printed, PrintedAdventurer, PrintedCard, PrintedMap, PrintedPath, PrintedThreat } from "./types";

export type Shelf = ReturnType<typeof shelfOf>;

export const PETS = ["dog_1", "dog_2", "cat_1", "cat_2", "platypus"] as const;

export const shelfOf = laidOut((printed: Printed) => {
  const maps = new Map(printed.maps.map((map) => [map.number, map]));
  const threats = new Map(printed.threats.map((threat) => [threat.strength, threat]));
  const [adventurer, card, boss] = [finder(printed.adventurers), finder(printed.cards), finder(printed.bosses)];
  return {
    printed,
    adventurer: (id: string): PrintedAdventurer | undefined => adventurer(id),
    card: (id: string): PrintedCard | undefined => card(id),
    boss: (id: string): PrintedThreat | undefined => boss(id),
    threat: (strength: number): PrintedThreat | undefined => threats.get(strength),
    map: (number: number): PrintedMap | undefined => maps.get(number),
    /** The symbols of somebody in a team. */
    iconsOf: (member: string): Record<string, number> => adventurer(member)?.icons ?? (isPet(member) ? printed.pet : {}),
  };
});

export const isPet = (member: string): boolean => PETS.some((pet) => pet === member);

export interface Way extends PrintedPath {
  /** A dashed line that bends a little, and its middle. */
  line: string;
  x: number;
  y: number;
}

const BEND = 0.07;

/** The paths of a map as lines; every other one bends the other way. */
export function waysOn(map: PrintedMap): Way[] {
  return map.paths.map((path, number) => {
    const [a, b] = [map.spots[path.a]!, map.spots[path.b]!];
    const turn = number % 2 ? BEND : -BEND;
    const [cx, cy] = [(a.x + b.x) / 2 - (b.y - a.y) * turn, (a.y + b.y) / 2 + (b.x - a.x) * turn];
    const round = (value: number) => Math.round(value * 10) / 10;
    return { ...path, line: `M${a.x} ${a.y}Q${round(cx)} ${round(cy)} ${b.x} ${b.y}`, x: round((a.x + b.x) / 4 + cx / 2), y: round((a.y + b.y) / 4 + cy / 2) };
  });
}

/** The two spaces of a trade route. */
export const routeSpaces = (map: PrintedMap, good: string): number[] => map.spots.flatMap((spot, space) => (spot.kind === good ? [space] : []));
