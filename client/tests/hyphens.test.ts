/** Long Russian words break where a reader would break them. */
import { expect, it } from "vitest";
import { soft } from "../src/lib/hyphens";

const shown = (text: string): string => soft(text).replaceAll("\u00ad", "-");

it("lets long words break between syllables, with at least three letters on either side", () => {
  expect(shown("Дар Ночехранительницы")).toBe("Дар Ночех-ра-ни-тель-ницы");
  expect(shown("Взять кошель контрабандистов")).toBe("Взять кошель кон-тра-бан-дис-тов");
  expect(shown("Подъезжающий")).toBe("Подъ-ез-жа-ю-щий");
  expect(shown("Предложение Вражды")).toBe("Пред-ло-же-ние Вражды");
});

it("leaves short words and other languages alone", () => {
  expect(shown("Благословение ревнителя")).toBe("Бла-гос-ло-ве-ние ревнителя");
  expect(soft("Boon of the Nightwatcher")).toBe("Boon of the Nightwatcher");
});
