import { MARKS, UNSEEN } from '#domain/kernel/wording/foldLetters.ts';

/** Planes of Unicode in which signs are looked for: letters are in the first two, tags and variants in the fifteenth. */
const PLANES = [0x0_0000, 0x1_0000, 0xe_0000];
const PLANE = 0x1_0000;
const SURROGATES = { first: 0xd800, last: 0xdfff };

const escaped = (sign: number): string =>
  sign < PLANE ? `\\u${sign.toString(16).padStart(4, '0')}` : `\\U${sign.toString(16).padStart(8, '0')}`;

/** A class of signs as PostgreSQL writes it, which knows no `\p{}`. */
function classOf(signs: RegExp): string {
  const one = new RegExp(signs.source, 'u');
  const ranges: { first: number; last: number }[] = [];
  for (const plane of PLANES)
    for (let sign = plane; sign < plane + PLANE; sign += 1) {
      const isSurrogate = sign >= SURROGATES.first && sign <= SURROGATES.last;
      if (isSurrogate || !one.test(String.fromCodePoint(sign))) continue;
      const latest = ranges.at(-1);
      if (latest?.last === sign - 1) latest.last = sign;
      else ranges.push({ first: sign, last: sign });
    }
  return `'[${ranges.map(({ first, last }) => (first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`)).join('')}]'`;
}

const UNSEEN_CLASS = classOf(UNSEEN);
const MARKS_CLASS = classOf(MARKS);

const without = (text: string, signs: string): string => `regexp_replace(${text}, ${signs}, '', 'g')`;
/** Most texts are of plain letters, with nothing to fold but capitals. */
const unlessPlain = (text: string, plain: string, folded: string): string =>
  `CASE WHEN octet_length(${text}) = length(${text}) THEN ${plain} ELSE ${folded} END`;
const signsOf = (text: string): string =>
  `translate(normalize(translate(${without(text, UNSEEN_CLASS)}, U&'\\00B4\\FF07', ''''''), NFKC), U&'\\2044', '/')`;

/**
 * `plainSigns` as an expression of SQL, from the same list of what no one sees.
 * @param text - an expression of SQL, which the result has several times
 */
export const plainSignsSql = (text: string): string => unlessPlain(text, text, signsOf(text));

/**
 * `foldLetters` as an expression of SQL: a search of what is stored as it was written compares this with the folded
 * words.
 * @param text - an expression of SQL, which the result has several times
 * @example `${foldSql('m.text')} LIKE $1` // with `%${likeLiteral(foldLetters(typed))}%`
 */
export const foldSql = (text: string): string =>
  unlessPlain(
    text,
    `lower(${text})`,
    `translate(${without(without(`normalize(lower(${signsOf(text)}), NFKD)`, MARKS_CLASS), UNSEEN_CLASS)}, U&'\\2044', '/')`,
  );
