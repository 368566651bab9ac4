import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import MapArt from "../src/boards/nearandfar/maps/MapArt.svelte";

const FOLDER = join(import.meta.dirname, "../src/boards/nearandfar/maps");
const MAPS = Array.from({ length: 11 }, (_, place) => place + 1);

function painted(map: number): SVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const art = mount(MapArt, { target, props: { map } });
  flushSync();
  const drawn = target.cloneNode(true) as SVGElement;
  void unmount(art);
  return drawn;
}

const DRAWN = MAPS.map(painted);

test("every map has a picture of its own, and every stamp and colour that it uses is there", () => {
  const grounds = DRAWN.map((drawn) => {
    const ids = new Set([...drawn.querySelectorAll("[id]")].map((each) => each.id));
    const html = drawn.innerHTML;
    const used = [...html.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((found) => found[1] ?? found[2]!);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(html).not.toMatch(/NaN|undefined|<image/);
    return html;
  });
  expect(new Set(grounds).size).toBe(11);
});

test("night falls on every map", () => {
  for (const drawn of DRAWN) expect(drawn.querySelectorAll("rect[class*='veil']")).toHaveLength(1);
});

test("pictures stay small", () => {
  for (const file of readdirSync(FOLDER)) expect(statSync(join(FOLDER, file)).size, file).toBeLessThan(25_000);
});
