import { countryNamed, countyNamed } from '#domain/places/gazetteer/counties.ts';
import { DEFAULT_PROXIMITY, PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import { readSourceCountry } from '#domain/search/core/taxonomy/regions.ts';

import { FILLER_WORDS, MONTHS, NAME_ENDS } from './fillerWords.ts';
import { isTrade } from './occupationWords.ts';
import { asking, type SentenceDraft } from './sentenceDraft.ts';
import type { SentenceWorld } from './sentenceReading.ts';

const BEFORE_PLACES = new Set([
  'in',
  'at',
  'of',
  'from',
  'near',
  'around',
  'nr',
  'by',
  'outside',
  'to',
  'for',
  'close',
  'beside',
]);
/** Words between a preposition and the name of the place: `in the parish of`. */
const BETWEEN = new Set([
  'the',
  'parish',
  'village',
  'town',
  'city',
  'county',
  'area',
  'district',
  'hamlet',
  'borough',
  'of',
  'to',
  'co',
  'country',
  'nearby',
]);
const LONGEST_NAME = 5;
/** Miles meant by `near`. */
const NEAR_MILES = 10;
type Kind = 'place' | 'county' | 'country';

type Role = 'birth' | 'event' | 'travel';

const VERBS: readonly (readonly [Role, string])[] = [
  ['birth', 'born b bn birth'],
  ['travel', 'emigrated migrated sailed bound departed left'],
  [
    'event',
    'died d death married m wed baptised baptized baptism christened buried burial lived living resident residing census worked working employed farmed kept settled moved of from',
  ],
];
const ROLES: ReadonlyMap<string, Role> = new Map(
  VERBS.flatMap(([role, words]) => words.split(' ').map((word): [string, Role] => [word, role])),
);

/** What happened there: by the nearest verb before it. */
function roleBefore(draft: SentenceDraft, from: number): Role {
  for (let at = from - 1; at >= 0; at -= 1) {
    // `of` and `from` give a person's home, but not after a verb of their own.
    const key = draft.key(at);
    if ((key === 'of' || key === 'from') && at < from - 1) continue;
    const role = ROLES.get(key);
    if (role !== undefined) return role;
  }
  return 'event';
}

function nameOf(draft: SentenceDraft, from: number, length: number): string | null {
  const words = draft.words.slice(from, from + length);
  for (let at = from; at < from + length; at += 1) if (!draft.isFree(at)) return null;
  if (words.length < length || !words[0] || words[0].isSign || words.at(-1)?.isSign) return null;
  return draft
    .written(from, from + length)
    .replace(/\s*,\s*/gu, ', ')
    .replace(/\s+/gu, ' ');
}

/** A place whose every part behind a comma is one: a gazetteer passes over what it does not know. */
const isWhole = (text: string, world: SentenceWorld): boolean => {
  const [, ...wider] = text.split(', ');
  return (
    world.isPlace(text) &&
    wider.every((part) => countyNamed(part) !== null || countryNamed(part) !== null || world.isPlace(part))
  );
};

/** The longest name of a place that starts at a word. */
function placeAt(
  draft: SentenceDraft,
  from: number,
  world: SentenceWorld,
): { text: string; length: number; kind: Kind } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const text = nameOf(draft, from, length);
    if (text === null || !/^\p{L}/u.test(text)) continue;
    const key = draft.key(from);
    if (
      length === 1 &&
      (FILLER_WORDS.has(key) ||
        MONTHS.has(key) ||
        NAME_ENDS.has(key) ||
        (isTrade(key) && !draft.words[from]?.isCapital))
    )
      continue;
    if (countryNamed(text) ?? readSourceCountry(text)) return { text, length, kind: 'country' };
    // Three-letter codes are of files, not of sentences; `Bedford` and `York` are towns before they are counties.
    const county = text.length > 3 ? countyNamed(text) : null;
    const isWholeCounty =
      county !== null && (county.name.toLowerCase() === text.toLowerCase() || /shire$|^co(?:unty|\.)? /iu.test(text));
    if (county && (isWholeCounty || !world.isPlace(text))) return { text: county.name, length, kind: 'county' };
    if (isWhole(text, world)) return { text, length, kind: 'place' };
  }
  return null;
}

const FIELD: Readonly<Record<'birth' | 'event', Readonly<Record<Kind, string>>>> = {
  birth: { place: 'PlaceOfBirth', county: 'BirthCounty', country: 'CountryOfBirth' },
  event: { place: 'Place', county: 'County', country: 'SourceCountry' },
};

function fillPlace(
  draft: SentenceDraft,
  found: { text: string; length: number; kind: Kind },
  start: number,
  from: number,
  miles: number,
): boolean {
  const end = from + found.length;
  const role = roleBefore(draft, start + 1);
  if (role === 'travel' && /^(?:to|for)$/u.test(draft.key(start)))
    return draft.fill('Destination', asking(found.text), start, end);
  const plain = role === 'travel' ? 'event' : role;
  const fieldId = FIELD[plain][found.kind];
  const country = found.text.toLowerCase();
  const value = fieldId === 'SourceCountry' ? (readSourceCountry(country) ?? countryNamed(country)) : found.text;
  if (value === null) return false;
  const filter = asking(value, found.kind === 'place' ? { proximity: miles } : {});
  return (
    draft.fill(fieldId, filter, start, end) ||
    (plain === 'event' ? false : draft.fill(FIELD.event[found.kind], filter, start, end))
  );
}

/** The distance offered that is not below the one asked for. */
const milesOffered = (miles: number): number =>
  PROXIMITIES.find((offered) => offered >= miles) ?? PROXIMITIES.at(-1) ?? DEFAULT_PROXIMITY;

/**
 * Places behind a preposition: `born near Roche`, `in the parish of St Mewan, Cornwall`, `within 20 miles of Bodmin`.
 */
export function readPlaces(draft: SentenceDraft, world: SentenceWorld): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at) || !BEFORE_PLACES.has(draft.key(at))) continue;
    let start = at;
    let miles =
      draft.key(at) === 'near' ||
      draft.key(at) === 'around' ||
      draft.key(at) === 'nr' ||
      draft.key(at) === 'close' ||
      draft.key(at) === 'outside'
        ? NEAR_MILES
        : DEFAULT_PROXIMITY;
    const asked = draft.key(at) === 'of' && /^miles?$/u.test(draft.key(at - 1)) && /^\d{1,3}$/u.test(draft.key(at - 2));
    if (asked) {
      miles = milesOffered(Number(draft.key(at - 2)));
      start = draft.key(at - 3) === 'within' ? at - 3 : at - 2;
    }
    let from = at + 1;
    while (BETWEEN.has(draft.key(from)) && draft.isFree(from) && from < at + 5) from += 1;
    const found = placeAt(draft, from, world);
    if (found && fillPlace(draft, found, start, from, miles)) at = from + found.length - 1;
  }
}

/** Places on their own, in what nothing else was made of. */
export function readBarePlaces(draft: SentenceDraft, world: SentenceWorld): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    const word = draft.words[at];
    if (
      !word ||
      !draft.isNameLike(at) ||
      (draft.hasCapitals && !word.isCapital) ||
      (word.key.length < 3 && word.key !== 'st')
    )
      continue;
    const found = placeAt(draft, at, world);
    if (found && fillPlace(draft, found, at, at, DEFAULT_PROXIMITY)) at += found.length - 1;
  }
}
