import { placeKey } from '#domain/places/gazetteer/placeKey.ts';

/** Kinds of street, and how records shorten them. */
const KINDS: Readonly<Record<string, string>> = {
  street: 'st str strt',
  road: 'rd roa',
  lane: 'ln la',
  avenue: 'av ave aven',
  terrace: 'ter terr tce trc',
  court: 'ct crt cort',
  yard: 'yd yrd',
  square: 'sq sqr',
  place: 'pl plc',
  row: 'rw',
  gardens: 'gdns gdn gardns',
  crescent: 'cres cresc crs',
  buildings: 'bldgs bldg bdgs build blds',
  cottages: 'cotts cots cottgs',
  parade: 'pde par',
  grove: 'gr gro grv',
  drive: 'dr drv',
  close: 'cl',
  alley: 'al aly',
  passage: 'pass psge',
  villas: 'vils vs',
  walk: 'wlk',
  mews: 'mws',
  quay: 'qy',
  wharf: 'whf',
  market: 'mkt',
};
/** Words of house names that records shorten. */
const HOUSES: Readonly<Record<string, string>> = {
  house: 'hse ho',
  farm: 'fm frm',
  cottage: 'cott cot cottge',
  lodge: 'ldg',
};
const OTHERS: Readonly<Record<string, string>> = {
  great: 'gt grt',
  little: 'lt lit litl',
  upper: 'upr uppr',
  lower: 'lr lwr lowr',
  north: 'nth',
  south: 'sth',
  mount: 'mt',
  saint: 'st',
};

const spelt = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([word, short]) => short.split(' ').map((each) => [each, word])));
const ENDINGS = new Map([...spelt(KINDS), ...spelt(HOUSES)]);
const WITHIN = spelt(OTHERS);
const STREET_KINDS: ReadonlySet<string> = new Set(Object.keys(KINDS));
/** What may follow the kind of a street: High Street East. */
const SIDES: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west', 'upper', 'lower']);
const LEADING = /^(?:the|part of|part|in) (?=\S)/u;

const kindAt = (words: readonly string[]): number =>
  words.length > 1 && SIDES.has(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;

/**
 * The form in which names of streets and houses are compared: no case, accents or apostrophes; St, Rd, Terr written out
 * where they end a name, Gt and Lwr anywhere; `St` at the start stays a saint.
 * @example streetKey('St Catherine’s St.') // 'saint catherines street'
 */
export function streetKey(text: string): string {
  const words = placeKey(text)
    .replace(LEADING, '')
    .split(' ')
    .filter((word) => word !== '');
  const kind = kindAt(words.map((word) => WITHIN.get(word) ?? word));
  return words
    .map((word, index) =>
      index === kind && words.length > 1 ? (ENDINGS.get(word) ?? WITHIN.get(word) ?? word) : (WITHIN.get(word) ?? word),
    )
    .join(' ');
}

/** Whether a key names a street by its kind, rather than a house, a farm or a hamlet. */
export function isStreetKey(key: string): boolean {
  const words = key.split(' ');
  return words.length > 1 && STREET_KINDS.has(words[kindAt(words)] ?? '');
}
