import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import { slipHalves } from '#domain/kernel/names/isOneSlip.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import type { Database } from '#server/platform/db/database.ts';

import { holdsPhrase, yearPenalty, yearsAway } from '../matching/matchCriterion.ts';
import { mayBeWords, WORDS_PLACE_PENALTY } from '../matching/matchPlace.ts';
import { nameMatcher } from '../matching/matchName.ts';
import { variantJudge } from '../matching/matchVariant.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { isPattern, type WordPattern } from '../matching/wordPattern.ts';

/** A condition on one array of search_doc, or on the number of the record. */
export interface Condition {
  column: 'vals' | 'words' | 'no';
  /** `any`: one of the ids; `all`: every one. */
  needs: 'any' | 'all';
  ids: readonly number[];
}

/** A criterion looked up in the dictionaries of one shard. */
export interface ResolvedCriterion {
  /** All must hold. A condition `any` without ids holds for nothing. */
  conditions: readonly Condition[];
  /** Penalty by value id; empty when all matches are exact. */
  penalties: ReadonlyMap<number, number>;
}

const EXACT: ReadonlyMap<number, number> = new Map();
const values = (ids: readonly number[], penalties = EXACT): ResolvedCriterion => ({
  conditions: [{ column: 'vals', needs: 'any', ids }],
  penalties,
});
const NONE = values([]);

const likeOf = (pattern: WordPattern): string => pattern.replaceAll('*', '%').replaceAll('?', '_');

/** SQL that holds when an array of words has all the patterns. `from` is the number of the first parameter. */
function wordsCondition(patterns: readonly WordPattern[], from: number): { sql: string; parameters: unknown[] } {
  const likes = patterns.filter(isPattern).map(likeOf);
  return {
    sql: [
      `words @> $${from}::text[]`,
      ...likes.map((_like, at) => `EXISTS (SELECT 1 FROM unnest(words) AS w WHERE w LIKE $${from + 1 + at})`),
    ].join(' AND '),
    parameters: [patterns.filter((pattern) => !isPattern(pattern)), ...likes],
  };
}

interface PlaceValue {
  id: number;
  field: string;
  key: string;
  /** Id of the gazetteer plus one; 0 for none. */
  place: number;
}

async function valuesWithWords(
  db: Database,
  fields: readonly string[],
  patterns: readonly WordPattern[],
): Promise<PlaceValue[]> {
  if (patterns.length === 0) return [];
  const { sql, parameters } = wordsCondition(patterns, 2);
  return db.rows<PlaceValue>(
    `/* sqlSearch.valuesWithWords */ SELECT id, field, key, place FROM search_value WHERE field = ANY($1::text[]) AND uses > 0 AND ${sql}`,
    [fields, ...parameters],
  );
}

async function resolveName(
  db: Database,
  criterion: Extract<PlannedCriterion, { kind: 'name' }>,
): Promise<ResolvedCriterion> {
  const first = criterion.tokens[0];
  const halves = first !== undefined && criterion.slips ? slipHalves(first) : null;
  if (first === undefined) return NONE;
  // One asked name narrows the dictionary; all are judged here.
  const narrow = isPattern(first)
    ? { sql: 'EXISTS (SELECT 1 FROM unnest(words) AS w WHERE w LIKE $2)', parameters: [likeOf(first)] }
    : criterion.variants
      ? {
          sql: `(blocks && $2::text[] OR words && $3::text[]${halves ? ' OR EXISTS (SELECT 1 FROM unnest(words) AS w WHERE w LIKE $4 OR w LIKE $5)' : ''})`,
          parameters: [
            nameBlockingKeys(first, criterion.nameKind),
            [first],
            ...(halves ? [`${halves.start}%`, `%${halves.end}`] : []),
          ],
        }
      : { sql: 'words && $2::text[]', parameters: [[first]] };
  const rows = await db.rows<{ id: number; key: string }>(
    `/* sqlSearch.names */ SELECT id, key FROM search_value WHERE field = $1 AND uses > 0 AND ${narrow.sql}`,
    [criterion.field, ...narrow.parameters],
  );
  const judge = nameMatcher(criterion);
  const penalties = new Map<number, number>();
  for (const { id, key } of rows) {
    const match = judge(key);
    if (match) penalties.set(id, match.penalty);
  }
  return values([...penalties.keys()], penalties);
}

async function resolveYear(
  db: Database,
  { field, year, yearsEitherWay }: Extract<PlannedCriterion, { kind: 'year' }>,
): Promise<ResolvedCriterion> {
  const rows = await db.rows<{ id: number; earliest: number; latest: number }>(
    '/* sqlSearch.years */ SELECT id, earliest, latest FROM search_value WHERE field = $1 AND uses > 0 AND earliest <= $3 AND latest >= $2',
    [field, year - yearsEitherWay, year + yearsEitherWay],
  );
  const penalties = new Map(
    rows.map(({ id, earliest, latest }) => [id, yearPenalty(yearsAway(year, earliest, latest), earliest, latest)]),
  );
  return values([...penalties.keys()], penalties);
}

async function resolvePlace(
  db: Database,
  criterion: Extract<PlannedCriterion, { kind: 'place' }>,
): Promise<ResolvedCriterion> {
  const { field, area, words, levels, wordFields } = criterion;
  const miles = new Map(Array.from(area.ids, (id, at) => [id + 1, area.miles[at] ?? 0]));
  const rows = await db.rows<PlaceValue>(
    '/* sqlSearch.places */ SELECT id, field, key, place FROM search_value WHERE field = ANY($1::text[]) AND uses > 0 AND place = ANY($2::int[])',
    [[field, ...levels], [...miles.keys()]],
  );
  const isTouched = (place: number): boolean => isRegionId(place - 1) && miles.get(place) !== 0;
  const variantOf = variantJudge(criterion);
  const isLeftOut = ({ key, place }: PlaceValue): boolean =>
    criterion.excluded.length > 0 && criterion.excluded.includes(variantOf(key, place - 1)?.variant ?? '');
  const penalties = new Map(
    rows
      .filter((row) => (row.field === field || !isTouched(row.place)) && !isLeftOut(row))
      .map(({ id, place }) => [id, miles.get(place) ?? 0]),
  );
  for (const { id, place } of await valuesWithWords(db, wordFields, words)) {
    if (mayBeWords(place === 0 ? null : place - 1, area.wordsWithin))
      penalties.set(id, Math.min(penalties.get(id) ?? Infinity, WORDS_PLACE_PENALTY));
  }
  for (const { fields, keys, within, miles: away } of criterion.stated) {
    const ids = await db.rows<{ id: number }>(
      '/* sqlSearch.statedValues */ SELECT id FROM search_value WHERE field = ANY($1::text[]) AND uses > 0 AND key = ANY($2::text[]) AND place = ANY($3::int[])',
      [fields, keys, within.map((id) => (id === null ? 0 : id + 1))],
    );
    for (const { id } of ids) penalties.set(id, Math.min(penalties.get(id) ?? Infinity, away));
  }
  return values([...penalties.keys()], penalties);
}

async function resolveKeywords(
  db: Database,
  { words, phrases }: Extract<PlannedCriterion, { kind: 'keywords' }>,
): Promise<ResolvedCriterion> {
  if (words.length === 0) return NONE;
  const conditions: Condition[] = [];
  const plain = words.filter((word) => !isPattern(word));
  if (plain.length > 0) {
    const rows = await db.rows<{ id: number }>(
      '/* sqlSearch.words */ SELECT id FROM search_word WHERE word = ANY($1::text[])',
      [plain],
    );
    if (rows.length < plain.length) return NONE;
    conditions.push({ column: 'words', needs: 'all', ids: rows.map(({ id }) => id) });
  }
  for (const pattern of words.filter(isPattern)) {
    const rows = await db.rows<{ id: number }>(
      '/* sqlSearch.wordsLike */ SELECT id FROM search_word WHERE word LIKE $1',
      [likeOf(pattern)],
    );
    conditions.push({ column: 'words', needs: 'any', ids: rows.map(({ id }) => id) });
  }
  for (const phrase of phrases) {
    const rows = await db.rows<{ id: number; words: string[] }>(
      '/* sqlSearch.phrases */ SELECT id, words FROM search_value WHERE uses > 0 AND earliest IS NULL AND words @> $1::text[]',
      [phrase],
    );
    conditions.push({
      column: 'vals',
      needs: 'any',
      ids: rows.filter((row) => holdsPhrase(row.words, phrase)).map(({ id }) => id),
    });
  }
  return { conditions, penalties: EXACT };
}

async function resolveText(
  db: Database,
  criterion: Extract<PlannedCriterion, { kind: 'text' }>,
): Promise<ResolvedCriterion> {
  const found = (await valuesWithWords(db, [criterion.field], criterion.words)).map(({ id }) => id);
  const { occupation, excluded } = criterion;
  if (!occupation) return values(found);
  const rows = await db.rows<{ id: number; key: string }>(
    '/* sqlSearch.occupations */ SELECT id, key FROM search_value WHERE field = $1 AND uses > 0 AND words && $2::text[]',
    [criterion.field, [...new Set(occupation.phrases.map((phrase) => phrase.at(-1)))]],
  );
  const variantOf = variantJudge(criterion);
  const others = rows.flatMap(({ id, key }) => {
    const variant = variantOf(key, null);
    return variant && !excluded.includes(variant.variant) ? [id] : [];
  });
  return values([...found, ...others]);
}

/** Looks a criterion up in the dictionaries: names, places and years are judged there, never on records. */
export async function resolveCriterion(db: Database, criterion: PlannedCriterion): Promise<ResolvedCriterion> {
  switch (criterion.kind) {
    case 'name':
      return resolveName(db, criterion);
    case 'year':
      return resolveYear(db, criterion);
    case 'place':
      return resolvePlace(db, criterion);
    case 'keywords':
      return resolveKeywords(db, criterion);
    case 'numbered':
      return { conditions: [{ column: 'no', needs: 'any', ids: criterion.nos }], penalties: EXACT };
    case 'text':
      return resolveText(db, criterion);
    case 'facet': {
      const rows = await db.rows<{ id: number }>(
        '/* sqlSearch.facetValues */ SELECT id FROM search_value WHERE field = $1 AND uses > 0 AND key = ANY($2::text[])',
        [criterion.field, criterion.keys],
      );
      return values(rows.map(({ id }) => id));
    }
  }
}
