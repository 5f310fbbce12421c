/** A number from 0 to 1 that is always the same for a text (FNV-1a). */
export function fixedShare(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

const SHORTEST = 4;

/**
 * A name as a transcriber who could not read one, two or the last letters writes it, by FreeREG's signs. Short names
 * stay.
 *
 * @param seed - the same gives the same.
 */
export function maskedName(name: string, seed: string): string {
  const letters = [...name];
  if (letters.length < SHORTEST) return name;
  const at = 1 + Math.floor(fixedShare(`at ${seed}`) * (letters.length - 2));
  const how = fixedShare(`how ${seed}`);
  if (how < 1 / 3) return `${name.slice(0, Math.max(2, at))}*`;
  const count = how < 2 / 3 ? 1 : 2;
  return letters.map((letter, place) => (place >= at && place < at + count ? '_' : letter)).join('');
}
