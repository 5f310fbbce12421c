/** Ways of writing one sound in forenames; each is replaced by its right-hand side. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/z/gu, 's'],
  [/au(?=n)/gu, 'a'],
  [/(?<=[a-z]{2}[^aeiou])(?:ey|ie)$/gu, 'i'],
  [/(?<=[a-z]{3}[^aeiou])e$/u, ''],
  [/(?<=[a-z]{2}a)h$/u, ''],
  [/y/gu, 'i'],
  [/(.)\1+/gu, '$1'],
];

/**
 * The spelling of a folded forename with what never tells two forenames apart made the same: y and i, ck and k, ph and
 * f, s and z, double letters, a silent e or h at the end. Vowels stay: they distinguish Julia from Julie.
 */
export const forenameSpelling = (token: string): string =>
  RULES.reduce((spelling, [sound, as]) => spelling.replace(sound, as), token);
