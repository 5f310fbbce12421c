import { GEDCOM_MONTHS, MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';

import type { TreeDate } from '../model/treeDate.ts';
import { readPlainDate } from './plainDate.ts';

const MONTHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MONTH_NAMES.map((name, at) => [GEDCOM_MONTHS[at], name])),
  VEND: 'Vendémiaire',
  BRUM: 'Brumaire',
  FRIM: 'Frimaire',
  NIVO: 'Nivôse',
  PLUV: 'Pluviôse',
  VENT: 'Ventôse',
  GERM: 'Germinal',
  FLOR: 'Floréal',
  PRAI: 'Prairial',
  MESS: 'Messidor',
  THER: 'Thermidor',
  FRUC: 'Fructidor',
  COMP: 'complementary day',
  TSH: 'Tishri',
  CSH: 'Heshvan',
  KSL: 'Kislev',
  TVT: 'Tevet',
  SHV: 'Shevat',
  ADR: 'Adar',
  ADS: 'Adar Sheni',
  NSN: 'Nisan',
  IYR: 'Iyar',
  SVN: 'Sivan',
  TMZ: 'Tammuz',
  AAV: 'Av',
  ELL: 'Elul',
  ABT: 'about',
  CAL: 'calculated',
  EST: 'estimated',
  BEF: 'before',
  AFT: 'after',
  BET: 'between',
  AND: 'and',
  FROM: 'from',
  TO: 'to',
};
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/@#DGREGORIAN@\s*|\bGREGORIAN\s+/gu, ''],
  [/(?:@#DJULIAN@|\bJULIAN\b)\s*(.*?)(?=\s+(?:AND|TO)\b|$)/gu, '$1 (Julian calendar)'],
  [/(?:@#DFRENCH R@|\bFRENCH_R\b)\s*(.*?)(?=\s+(?:AND|TO)\b|$)/gu, '$1 (Republican calendar)'],
  [/(?:@#DHEBREW@|\bHEBREW\b)\s*(.*?)(?=\s+(?:AND|TO)\b|$)/gu, '$1 (Hebrew calendar)'],
];
/** Lower case, other than in a phrase, shows that a member wrote it: it stays as it is. */
const WRITTEN_BY_HAND = /\p{Ll}/u;

/**
 * A date as it is shown: GEDCOM words become English, whatever else was written stays word for word.
 * @example treeDateInWords({ text: 'BET 3 APR 1881 AND 1882', from: 18810403, to: 18820000 }) // 'between 3 April 1881
 * and 1882'
 */
export function treeDateInWords({ text }: Pick<TreeDate, 'text'>): string {
  if (readPlainDate(text)) return monthsInWords(text);
  const [, given = text, phrase = ''] = /^(?:INT\s+)?([^(]*)\((.*)\)$/su.exec(text) ?? [];
  if (phrase !== '') return given.trim() === '' ? phrase : `${inWords(given.trim())} (${phrase})`;
  return inWords(text);
}

function inWords(text: string): string {
  if (WRITTEN_BY_HAND.test(text)) return text;
  return monthsInWords(MARKS.reduce((rest, [mark, words]) => rest.replace(mark, words), text));
}

const monthsInWords = (text: string): string =>
  text.replace(/\b[A-Z]{2,4}\b/gu, (word) => MONTHS[word] ?? word).replace(/(?<![\d/])0(\d)\b/gu, '$1');
