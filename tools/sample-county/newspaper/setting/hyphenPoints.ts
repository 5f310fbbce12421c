const VOWEL = /[aeiouy]/u;
/** Letters that make one sound, or stay together. */
const TOGETHER = /^(?:[cpstwg]h|ck|qu|[bcdfgkpt][lr]|s[ptck]|ng|wr|kn)$/u;
const WORD = /^\p{L}?\p{Ll}{6,}/u;
/** Letters that stay before a break, and after it. */
const EDGE = 3;

/**
 * Where a word may be broken at a line end: before these letters, after a hyphen that it has, else by the rule that a
 * syllable starts with a consonant. Short words and figures are not broken.
 */
export function hyphenPoints(word: string): number[] {
  const own = word.indexOf('-') + 1;
  if (own > EDGE && own < word.length - EDGE) return [own];
  const letters = WORD.exec(word)?.[0].toLowerCase();
  if (letters === undefined) return [];
  const points: number[] = [];
  for (let at = EDGE; at <= letters.length - EDGE; at += 1) {
    const [before, here, after] = [letters.charAt(at - 1), letters.charAt(at), letters.charAt(at + 1)];
    if (VOWEL.test(here) || !VOWEL.test(after)) continue;
    if (TOGETHER.test(before + here)) continue;
    if (VOWEL.test(letters.slice(0, at)) || VOWEL.test(before)) points.push(at);
  }
  return points;
}
