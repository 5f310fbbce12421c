import { birthYearFromAge } from '#domain/kernel/dates/birthYearFromAge.ts';
import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { forenameUses, isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { splitName } from '#domain/kernel/names/splitName.ts';
import { SURNAME_PAIRS } from '#domain/kernel/names/surnamePairs.ts';
import { countyNamed } from '#domain/places/gazetteer/counties.ts';
import { occupationNames } from '#domain/search/core/occupationNames.ts';

import type { ProfileId } from '../sheetKind.ts';

/** What cells of a kind look like. */
export interface ColumnProfile {
  /** How far a value, trimmed and not empty, is such a one: 0 to 1. */
  judge: (value: string) => number;
  /** What such values are, behind “94 % of the values”. */
  are: string;
  /** Points that values alone can give: fewer where other columns look alike. */
  most: number;
  /** Below this share the values deny it. */
  least: number;
}

const KNOWN_SURNAMES = new Set(SURNAME_PAIRS.flat());
const SEX = /^(?:m|f|b|g|s|d|male|female|boy|girl|masc|fem|man|woman|u|x|son|dau|daughter)\.?$/iu;
const RELATION =
  /^(?:infant |eldest |only |head'?s )?(?:head|wife|husb(?:and)?|wid(?:ow|ower)?|relict|son|s|dau(?:r|gh?)?|daughter|d|child|infant|brother|bro|sister|sis|mother|mo|father|fa|uncle|aunt|nephew|neph|niece|cousin|grand ?\w+|g\.? ?(?:son|dau\w*)|gr ?(?:son|dau\w*)|step ?\w+|\w+[- ]in[- ]law|servant|serv\w?t?|lodger|lod|boarder|visitor|vis|inmate|apprentice|assistant|pupil|scholar|nurse|housekeeper|governess|patient|prisoner|officer|guardian|relict|nat(?:ural)? (?:son|dau\w*)|h)(?: in law)?(?: of?)?$/iu;
const CONDITION =
  /^(?:m|u|s|w|d|b|ba|sp|mar(?:r|rd|ried)?|not married|un(?:m|mar|marr|married)?|sgl|sing|single|s ?w|single ?(?:wo)?man|wid(?:r|w|wr|ow|ower|owed|owd)?|wdr|wdw|wd|bach(?:r|elor)?|spin(?:r|ster)?|spr|spinr|div|divorced|separated|otp|di-?briod|priod|(?:g[wŵ]r |gwraig )?gweddw|ledig|verheiratet|verwitwet|witwer?|célibataire|marié?e?|veu[fv]e?|vidu[au]s?|viduus|solut[au]s?|c[ae]lebs)$/iu;
const CHURCH =
  /\b(?:st|saints?|holy|christ|lady|church|chapel|methodist|wesleyan|baptist|congregational|independent|bible christian|zion|bethel|ebenezer|trinity|cathedral|meeting|friends|minster|abbey|priory)\b/iu;
const TRADE =
  /(?:er|or|man|men|maid|smith|wright|monger|labourer|servant|scholar|wife|pauper|gentleman|esq|esquire|yeoman|cook|clerk|miller|tailor|mariner|domestic|independent|own means|annuitant|dressmaker|wvr|labr?|servt|serv|spinster|agricola|\w{3,}wr|wraig)\.?$/iu;
/** RG 9/123, P198/1/3, OPR 371/1, MG4 vol. 103, 850 BA 2198/12. */
const REFERENCE = /^(?:\d{1,4} )?[A-Z]{1,6}\d{0,5}(?:[\s/.:-]+[A-Z\d]{1,5})*(?:\/[A-Z]*\d+|,? vol\.? \d+)/u;
const ADDRESS =
  /^\d{1,4}[a-z]?,? \p{Lu}|\b(?:st|str|street|rd|road|lane|ln|row|yd|yard|court|ct|terr?|terrace|tce|farm|fm|cott?(?:age)?s?|house|hse|place|hill|square|sq|green|wynd|alley|buildings|bldgs|heol|stryd|inn|lodge|mill|villas?|arms)\b\.?/iu;
const REGISTER_TYPE = /^(?:PR|BT|AT|DT|EX|MI|PR ?(?:[&+/]|and) ?BT)s?\.?$/iu;
const SHORT_DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u;
const ROMAN_MONTH = /^\d{1,2}[ ./-]+[ivx]+[ ./-]+\d{2,4}$/iu;
const QUAKER_DATE = /^\d{1,2} ?(?:st|nd|rd|th|d|da)?\.? (?:of )?(?:the )?\d{1,2} ?(?:st|nd|rd|th|m|mo|mth)?\b/iu;
const LIKE_A_DATE = /^\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,10}\.?,? (?:1[4-9]|20)\d\d(?:\/\d{1,2})?$/iu;
const ONLY_A_YEAR = /^(?:1[4-9]|20)\d\d(?:\/\d{1,4})?\??$/u;
const DOUBTFUL_YEAR = /^1[4-9]\d[*_?]$/u;
const DATE = /\p{L}{3,}|\d\D+\d|^\d{8}$/u;
const LETTERS = /^[\p{L}\p{M}'’ .*_?[\](){}-]+$/u;
/** “SMITH Thos”. */
const CAPITALS_FIRST = /^(?=\P{Ll}+\s)[\p{Lu}'’-]{3,}\s+(\p{Lu}\p{Ll}.*)$/u;
const INITIAL = /^\p{L}\.?$/u;
const LONGEST_DATE = 28;

/** Without the full stops and strokes of short forms: `s.o.` and `w/o`. */
const bare = (value: string): string => value.replace(/[./]+/gu, ' ').trim();
const yes = (is: boolean): number => (is ? 1 : 0);
const isWords = (value: string, most: number): boolean => LETTERS.test(value) && value.split(/\s+/u).length <= most;
const isRelation = (value: string): boolean => RELATION.test(bare(value));
const isCondition = (value: string): boolean => CONDITION.test(bare(value));
const isForename = (word: string): boolean => isListedForename(word) || INITIAL.test(word);

function isForenames(value: string): boolean {
  if (!isWords(value.replace(/[&,+]/gu, ' '), 5)) return false;
  const [first = '', ...others] = nameTokens(value);
  return isListedForename(first)
    ? others.every((word) => isForename(word) || word === 'and')
    : others.length === 0 && !KNOWN_SURNAMES.has(first) && first.length > 2 && forenameUses(first).length > 0;
}

function isSurname(value: string): boolean {
  if (!isWords(value, 3) || value.length < 2) return false;
  const tokens = nameTokens(value);
  if (SEX.test(value) || isRelation(value) || isCondition(value) || monthNumber(value) !== null) return false;
  const [first = ''] = tokens;
  return tokens.some((token) => KNOWN_SURNAMES.has(token)) || (tokens.length < 3 && !isListedForename(first));
}

function isFullName(value: string): boolean {
  if (!isWords(value.replace(/,/gu, ' '), 6)) return false;
  const capitals = CAPITALS_FIRST.exec(value)?.[1];
  if (capitals !== undefined) return isForename(nameTokens(capitals)[0] ?? '');
  const { forenames, surname } = splitName(value);
  const [first = ''] = nameTokens(forenames);
  if (surname === '' || !isForename(first)) return false;
  // “Mary Ann” is no whole name, but James and Thomas are surnames, too.
  return value.includes(',') || !isListedForename(nameTokens(surname)[0] ?? '');
}

function dateShare(value: string): number {
  if (ONLY_A_YEAR.test(value) || DOUBTFUL_YEAR.test(value)) return 0.6;
  if (value.length > LONGEST_DATE || !/\d/u.test(value) || !DATE.test(value)) return 0;
  if (SHORT_DATE.test(value) || ROMAN_MONTH.test(value) || QUAKER_DATE.test(value)) return 1;
  const date = parseRecordDate(value);
  const words = value.match(/\p{L}{3,}/gu) ?? [];
  // The day of a date whose year has a column of its own.
  if (!date && words.length === 1 && monthNumber(words[0] ?? '') !== null) return 1;
  if (date && (words.length === 0 || words.some((word) => monthNumber(word) !== null))) return 1;
  // In a language of which the months are not known.
  return LIKE_A_DATE.test(value) ? 0.8 : 0;
}

const between = (value: string, least: number, most: number): boolean =>
  /^\d{1,3}$/u.test(value) && Number(value) >= least && Number(value) <= most;

const isPlace = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  value.length <= 80 &&
  dateShare(value) === 0 &&
  !SEX.test(value) &&
  !isCondition(value) &&
  !isRelation(value) &&
  !isForenames(value);

const isTrade = (value: string): boolean =>
  /\p{L}{2}/u.test(value) &&
  (TRADE.test(value) || occupationNames(value.toLowerCase().match(/\p{L}+/gu) ?? []) !== null);

/** What columns are known by. */
export const COLUMN_PROFILES: Readonly<Record<ProfileId, ColumnProfile>> = {
  forename: { judge: (value) => yes(isForenames(value)), are: 'are first names', most: 5, least: 0.35 },
  surname: { judge: (value) => yes(isSurname(value)), are: 'look like surnames', most: 4.5, least: 0.4 },
  fullName: { judge: (value) => yes(isFullName(value)), are: 'are first names with a surname', most: 5, least: 0.35 },
  date: { judge: dateShare, are: 'are dates', most: 5, least: 0.3 },
  year: {
    judge: (value) => yes(ONLY_A_YEAR.test(value) || DOUBTFUL_YEAR.test(value)),
    are: 'are years',
    most: 5,
    least: 0.3,
  },
  month: {
    judge: (value) => yes(between(value, 1, 12) || (value.length <= 10 && monthNumber(value) !== null)),
    are: 'are months',
    most: 3.5,
    least: 0.3,
  },
  day: { judge: (value) => yes(between(value, 1, 31)), are: 'are days of a month', most: 3.5, least: 0.3 },
  age: {
    judge: (value) => yes(birthYearFromAge(value, 1900) !== null && !ONLY_A_YEAR.test(value)),
    are: 'are ages',
    most: 3.5,
    least: 0.3,
  },
  sex: { judge: (value) => yes(SEX.test(value)), are: 'are sexes', most: 5, least: 0.3 },
  relation: { judge: (value) => yes(isRelation(value)), are: 'are relations', most: 5, least: 0.3 },
  condition: { judge: (value) => yes(isCondition(value)), are: 'are conditions', most: 4.5, least: 0.3 },
  occupation: { judge: (value) => yes(isTrade(value)), are: 'are occupations', most: 5, least: 0.15 },
  place: { judge: (value) => yes(isPlace(value)), are: 'may be places', most: 3, least: 0.3 },
  county: { judge: (value) => yes(countyNamed(value) !== null), are: 'are counties', most: 5, least: 0.2 },
  church: { judge: (value) => yes(CHURCH.test(value)), are: 'are churches', most: 3.5, least: 0.2 },
  number: {
    judge: (value) => yes(/^(?:\p{L}{1,4}\.? ?)?\d{1,7}(?:[-/.]\d{1,4})?[a-z]?$/iu.test(value)),
    are: 'are numbers',
    most: 3,
    least: 0.3,
  },
  reference: { judge: (value) => yes(REFERENCE.test(value)), are: 'look like references', most: 4.5, least: 0.4 },
  address: {
    judge: (value) => yes(ADDRESS.test(value) && dateShare(value) === 0),
    are: 'look like addresses',
    most: 4.5,
    least: 0.4,
  },
  registerType: {
    judge: (value) => yes(REGISTER_TYPE.test(value)),
    are: 'are kinds of register',
    most: 4.5,
    least: 0.5,
  },
};

/** Columns by values, and values by how far they are such ones: 0 to 1; 0 for no values. */
export const shareOf = (profile: ProfileId, values: readonly string[]): number =>
  values.length === 0
    ? 0
    : values.reduce((sum, value) => sum + COLUMN_PROFILES[profile].judge(value), 0) / values.length;
