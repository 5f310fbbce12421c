import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import { slipHalves } from '#domain/kernel/names/isOneSlip.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import { wordsInOrder } from '#domain/records/core/textTokens.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf, NOTHING, oneOf, wordClause } from '#server/engines/opensearch/clauses.ts';

import { holdsPhrase, yearPenalty, yearsAway } from '../../matching/matchCriterion.ts';
import { nameMatcher, tokenMatcher } from '../../matching/matchName.ts';
import { mayBeWords, WORDS_PLACE_PENALTY } from '../../matching/matchPlace.ts';
import { readingBlocks } from '../../matching/matchReading.ts';
import { variantJudge } from '../../matching/matchVariant.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { fixedPrefix, isPattern, type WordPattern } from '../../matching/wordPattern.ts';
import { isNameField, PATHS } from '../format/fieldPaths.ts';
import { turnedWord, anyPlaceId, valueId } from '../format/valueId.ts';
import type { FoundValue, ValueDictionary } from './ValueDictionary.ts';

/** A criterion looked up in the dictionary. */
export interface ResolvedCriterion {
  /** What every hit must meet. */
  clauses: readonly Clause[];
  /** What meets it and how far each is from being exact; empty where all are. */
  penalties: ReadonlyMap<string, number>;
  /** Where documents hold what has penalties. */
  path: string;
  /** The values themselves, where variants are told apart by them. */
  values: readonly FoundValue[];
}

type Graded = FoundValue & { penalty: number };
type Of<Kind extends PlannedCriterion['kind']> = Extract<PlannedCriterion, { kind: Kind }>;

const VALUES = 'v';
/** Of a regular expression: anything but the signs of words in doubt. */
const LETTER_OF_NAMES = '[^_*?{}\\[\\]]';

const plain = (clauses: readonly Clause[]): ResolvedCriterion => ({
  clauses,
  penalties: new Map(),
  path: VALUES,
  values: [],
});
const NONE = plain([NOTHING]);

function graded(found: readonly Graded[]): ResolvedCriterion {
  const penalties = new Map<string, number>();
  for (const { id, penalty } of found) penalties.set(id, Math.min(penalty, penalties.get(id) ?? Infinity));
  return { clauses: [anyOf(VALUES, [...penalties.keys()])], penalties, path: VALUES, values: found };
}

/**
 * Values with a word or a pattern among their words. One that starts with a wildcard is looked for by its end, or every
 * word of the dictionary would be compared.
 */
const valueWord = (word: WordPattern): Clause =>
  fixedPrefix(word) === '' ? wordClause('turned', turnedWord(word)) : wordClause('words', word);

const withWords = (
  dictionary: ValueDictionary,
  fields: readonly string[],
  words: readonly WordPattern[],
): Promise<readonly FoundValue[]> =>
  words.length === 0 ? Promise.resolve([]) : dictionary.find([anyOf('field', fields), ...words.map(valueWord)]);

/** A name, or a pattern that means names which were read whole: words in doubt have signs of their own. */
const nameWordClause = (path: string, asked: WordPattern): Clause =>
  isPattern(asked)
    ? {
        regexp: {
          [path]: {
            value: asked.replace(/[*?]/gu, (sign) => (sign === '*' ? `${LETTER_OF_NAMES}*` : LETTER_OF_NAMES)),
            flags: 'NONE',
          },
        },
      }
    : wordClause(path, asked);

/** What narrows the dictionary to words in doubt that may be one asked for. */
const readingClause = (asked: WordPattern, criterion: Of<'name'>): Clause =>
  criterion.readings ? anyOf('blocks', readingBlocks(asked, criterion)) : NOTHING;

/** What narrows the dictionary to names that may answer one asked for. */
function nameClause(asked: WordPattern, criterion: Of<'name'>): Clause {
  const { variants, slips, nameKind } = criterion;
  const inDoubt = readingClause(asked, criterion);
  if (isPattern(asked) || !variants) return oneOf([valueWord(asked), inDoubt]);
  const halves = slips ? slipHalves(asked) : null;
  return oneOf([
    valueWord(asked),
    anyOf('blocks', nameBlockingKeys(asked, nameKind)),
    inDoubt,
    ...(halves ? [valueWord(`${halves.start}*`), valueWord(`*${halves.end}`)] : []),
  ]);
}

/** The names of a field that answer one asked for, each with how far it is from being exact. */
async function namesAlike(
  dictionary: ValueDictionary,
  asked: WordPattern,
  criterion: Of<'name'>,
): Promise<Map<string, number>> {
  const judge = tokenMatcher(asked, criterion);
  const penalties = new Map<string, number>();
  for (const name of await dictionary.names(criterion.field, nameClause(asked, criterion))) {
    const match = judge(name);
    if (match) penalties.set(name, match.penalty);
  }
  return penalties;
}

/**
 * Whether only the name itself is meant, or a pattern that the cluster need not compare with every name there is; no
 * word in doubt may be it.
 */
async function isPlain(dictionary: ValueDictionary, asked: WordPattern, criterion: Of<'name'>): Promise<boolean> {
  if (isPattern(asked) ? fixedPrefix(asked) === '' : criterion.variants) return false;
  if (!criterion.readings) return true;
  const judge = tokenMatcher(asked, criterion);
  const inDoubt = await dictionary.names(criterion.field, readingClause(asked, criterion));
  return !inDoubt.some((name) => isReadingKey(name) && judge(name) !== null);
}

async function resolveName(dictionary: ValueDictionary, criterion: Of<'name'>): Promise<ResolvedCriterion> {
  const { field, tokens } = criterion;
  const [first, ...others] = tokens;
  if (first === undefined || !isNameField(field)) return NONE;
  const path = PATHS.names(field);
  // One name is met by a record that has it, in whichever of its values.
  if (others.length === 0 && (await isPlain(dictionary, first, criterion))) return plain([nameWordClause(path, first)]);
  if (others.length === 0) {
    const penalties = await namesAlike(dictionary, first, criterion);
    return { clauses: [anyOf(path, [...penalties.keys()])], penalties, path, values: [] };
  }
  // Several must be in one value.
  const words = await Promise.all(
    tokens.map(async (asked) =>
      (await isPlain(dictionary, asked, criterion))
        ? wordClause('words', asked)
        : anyOf('words', [...(await namesAlike(dictionary, asked, criterion)).keys()]),
    ),
  );
  const judge = nameMatcher(criterion);
  const found = await dictionary.find([anyOf('field', [field]), ...words]);
  return graded(
    found.flatMap((value) => {
      const match = judge(value.key);
      return match ? [{ ...value, penalty: match.penalty }] : [];
    }),
  );
}

async function resolveYear(
  dictionary: ValueDictionary,
  { field, year, yearsEitherWay }: Of<'year'>,
): Promise<ResolvedCriterion> {
  const found = await dictionary.find([
    anyOf('field', [field]),
    { range: { earliest: { lte: year + yearsEitherWay } } },
    { range: { latest: { gte: year - yearsEitherWay } } },
  ]);
  return graded(
    found.map((value) => ({
      ...value,
      penalty: yearPenalty(
        yearsAway(year, value.earliest ?? 0, value.latest ?? 0),
        value.earliest ?? 0,
        value.latest ?? 0,
      ),
    })),
  );
}

async function resolvePlace(dictionary: ValueDictionary, criterion: Of<'place'>): Promise<ResolvedCriterion> {
  const { field, area, words, levels, wordFields, stated, excluded } = criterion;
  const miles = new Map(Array.from(area.ids, (id, at) => [id, area.miles[at] ?? 0]));
  const isTouched = (place: number): boolean => isRegionId(place) && miles.get(place) !== 0;
  const variantOf = variantJudge(criterion);
  const isLeftOut = ({ key, place }: FoundValue): boolean =>
    excluded.length > 0 && excluded.includes(variantOf(key, place ?? null)?.variant ?? '');
  const [located, byWords, ...byName] = await Promise.all([
    miles.size === 0 ? [] : dictionary.find([anyOf('field', [field, ...levels]), anyOf('place', [...miles.keys()])]),
    withWords(dictionary, wordFields, words),
    ...stated.map(({ fields, keys }) => dictionary.find([anyOf('field', fields), anyOf('key', keys)])),
  ]);
  return graded([
    ...located
      .filter(
        (value) => value.place !== undefined && (value.field === field || !isTouched(value.place)) && !isLeftOut(value),
      )
      .map((value) => ({ ...value, penalty: miles.get(value.place ?? -1) ?? 0 })),
    ...byWords
      .filter(({ place }) => mayBeWords(place ?? null, area.wordsWithin))
      .map((value) => ({ ...value, penalty: WORDS_PLACE_PENALTY })),
    ...stated.flatMap(({ within, miles: away }, at) =>
      (byName[at] ?? [])
        .filter(({ place }) => within.includes(place ?? null))
        .map((value) => ({ ...value, penalty: away })),
    ),
  ]);
}

async function resolveText(dictionary: ValueDictionary, criterion: Of<'text'>): Promise<ResolvedCriterion> {
  const { field, words, occupation, excluded } = criterion;
  const found = await withWords(dictionary, [field], words);
  if (!occupation) return graded(found.map((value) => ({ ...value, penalty: 0 })));
  const lastWords = [...new Set(occupation.phrases.flatMap((phrase) => phrase.at(-1) ?? []))];
  const variantOf = variantJudge(criterion);
  const others = (await dictionary.find([anyOf('field', [field]), anyOf('words', lastWords)])).filter(({ key }) => {
    const variant = variantOf(key, null);
    return variant && !excluded.includes(variant.variant);
  });
  return graded([...found, ...others].map((value) => ({ ...value, penalty: 0 })));
}

async function resolveKeywords(
  dictionary: ValueDictionary,
  { words, phrases }: Of<'keywords'>,
): Promise<ResolvedCriterion> {
  if (words.length === 0) return NONE;
  const held = await Promise.all(
    phrases.map((phrase) =>
      dictionary.find([...phrase.map(valueWord), { bool: { must_not: { exists: { field: 'earliest' } } } }]),
    ),
  );
  const side = held.map((values, at) =>
    anyOf(
      'v',
      values.filter(({ field, key }) => holdsPhrase(wordsInOrder(field, key), phrases[at] ?? [])).map(({ id }) => id),
    ),
  );
  return plain([...words.map((word) => wordClause('w', word)), ...side]);
}

/**
 * Looks a criterion up in the dictionary: names, places and years are judged here, by the rules of every engine, and
 * never by the cluster.
 */
export async function resolveCriterion(
  dictionary: ValueDictionary,
  criterion: PlannedCriterion,
): Promise<ResolvedCriterion> {
  switch (criterion.kind) {
    case 'name':
      return resolveName(dictionary, criterion);
    case 'year':
      return resolveYear(dictionary, criterion);
    case 'place':
      return resolvePlace(dictionary, criterion);
    case 'keywords':
      return resolveKeywords(dictionary, criterion);
    case 'text':
      return resolveText(dictionary, criterion);
    case 'numbered':
      return plain([anyOf('no', criterion.nos)]);
    case 'facet':
      return plain([
        anyOf(
          'v',
          criterion.keys.flatMap((key) => [valueId(criterion.field, null, key), anyPlaceId(criterion.field, key)]),
        ),
      ]);
  }
}
