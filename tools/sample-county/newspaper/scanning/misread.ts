import type { Random } from '#domain/kernel/random/createRandom.ts';
import { SHIPPED_CONFUSIONS } from '#domain/newspapers/search/misreadings/confusions.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const codeOf = (letter: string): number => letter.charCodeAt(0) - 97;
/** Costs of ten are whole edits, which OCR hardly ever makes. */
const WHOLE = 10;

/** What a letter, or two, are read as, the likelier several times. */
const READ_AS = new Map<string, string[]>();
const note = (from: string, to: string, cost: number) => {
  if (cost < WHOLE)
    READ_AS.set(from, [...(READ_AS.get(from) ?? []), ...Array.from({ length: WHOLE - cost }, () => to)]);
};
for (const from of LETTERS)
  for (const to of LETTERS) if (from !== to) note(from, to, SHIPPED_CONFUSIONS.swap(codeOf(from), codeOf(to)));
for (const from of LETTERS) note(from, '', Math.max(SHIPPED_CONFUSIONS.loss(codeOf(from)), 8));
for (const from of LETTERS)
  for (const one of LETTERS)
    for (const two of LETTERS) {
      const cost = SHIPPED_CONFUSIONS.pair(codeOf(from), codeOf(one), codeOf(two));
      if (cost > 0) note(from, one + two, cost);
    }
for (const [from, to] of SHIPPED_CONFUSIONS.rewrites) note(from, to, 4);

const LETTER = /\p{Ll}/u;

/** Reads one letter, or two, of a word as OCR might: small letters only, and never away a whole word. */
export function misread(random: Random, word: string): string {
  const places = [...word].flatMap((letter, at) => (LETTER.test(letter) ? [at] : []));
  if (places.length < 3) return word;
  for (let tries = 0; tries < 4; tries += 1) {
    const at = random.pick(places);
    const two = word.slice(at, at + 2);
    const [from, readings] =
      READ_AS.has(two) && random.chance(0.5)
        ? [two, READ_AS.get(two)]
        : [word.charAt(at), READ_AS.get(word.charAt(at))];
    if (readings) return word.slice(0, at) + random.pick(readings) + word.slice(at + from.length);
  }
  return word;
}
