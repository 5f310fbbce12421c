import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { isOutsideAlphabet, orderKey } from '#domain/kernel/readings/orderKey.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { isOrderedAsName } from '#domain/records/core/valueKey.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { inTurns, KIND_FIELDS } from '#domain/search/results/takingTurns.ts';

import { compareCodePoints } from '../matching/compareCodePoints.ts';
import { criterionMatcher, type CriterionMatch } from '../matching/matchCriterion.ts';
import { tokenMatcher } from '../matching/matchName.ts';
import { type FoundVariant, mayVary, variantJudge, variedFields } from '../matching/matchVariant.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { goesInTurns, type PlannedQuery, type RawAnswer } from '../matching/planQuery.ts';
import { matchOf, relevanceKey } from '../matching/relevanceKey.ts';
import { compareCounts, sortPlaceCounts, sortVariants } from '../matching/sortCounts.ts';
import { isPattern } from '../matching/wordPattern.ts';
import type { PlaceCounts, VariantUse } from '../SearchEngine.ts';

export interface NumberedDocument {
  no: number;
  document: SearchDocument;
}

type Judge = (entry: NumberedDocument) => CriterionMatch | null;

function judgeOf(criterion: PlannedCriterion): Judge {
  const matches = criterionMatcher(criterion);
  if (criterion.kind !== 'numbered') return ({ document }) => matches(document);
  const nos = new Set(criterion.nos);
  return ({ no, document }) => (nos.has(no) ? matches(document) : null);
}

function orderValue({ document }: NumberedDocument, field: string): string | number | null {
  if (fieldById(field)?.fieldType === 'YEAR_WITH_OFFSET') return document.years[field]?.earliest ?? null;
  const key = document.values[field]?.[0]?.key ?? null;
  return key !== null && isOrderedAsName(field) ? orderKey(key) : key;
}

/** Names whose first letter could not be read come after all others, in both directions. */
const isOutside = (value: string | number, field: string): number =>
  Number(isOrderedAsName(field) && isOutsideAlphabet(String(value)));

function compareBy(field: string, direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: NumberedDocument, b: NumberedDocument): number => {
    const [x, y] = [orderValue(a, field), orderValue(b, field)];
    if (x === null || y === null) return (x === null ? 1 : 0) - (y === null ? 1 : 0) || a.no - b.no;
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : compareCodePoints(String(x), String(y));
    return isOutside(x, field) - isOutside(y, field) || sign * order || a.no - b.no;
  };
}

function kindOf({ values }: SearchDocument): string {
  const field = KIND_FIELDS.find((id) => values[id]);
  return field === undefined ? '' : `${field} ${values[field]?.[0]?.key}`;
}

function placesOf(documents: readonly SearchDocument[], field: string): PlaceCounts {
  const at = new Map<number, number>();
  const unlocatedNames = new Map<string, number>();
  let placed = 0;
  for (const { values } of documents) {
    const located = new Set(
      (values[field] ?? []).flatMap(({ placeId }) => (placeId === null || isRegionId(placeId) ? [] : placeId)),
    );
    placed += located.size > 0 ? 1 : 0;
    for (const id of located) at.set(id, (at.get(id) ?? 0) + 1);
    for (const { key, placeId } of values[field] ?? [])
      if (placeId === null || isRegionId(placeId)) unlocatedNames.set(key, (unlocatedNames.get(key) ?? 0) + 1);
  }
  return sortPlaceCounts({
    at: [...at].map(([id, count]) => ({ id, count })),
    placed,
    unlocatedNames: [...unlocatedNames].map(([value, count]) => ({ value, count })),
  });
}

type Variant = FoundVariant & { penalty: number };

/** For each word or value that a criterion asks for: what finds the variants of it in a document. */
function variantFinders(criterion: PlannedCriterion): ((document: SearchDocument) => Variant[])[] {
  if (mayVary(criterion)) {
    const judge = variantJudge(criterion);
    return [
      ({ values }) =>
        variedFields(criterion)
          .flatMap((field) => values[field] ?? [])
          .flatMap(({ key, placeId }) => judge(key, placeId) ?? [])
          .map((found) => ({ ...found, penalty: 0 })),
    ];
  }
  if (criterion.kind !== 'name') return [];
  const { field, nameKind, tokens } = criterion;
  if (!criterion.variants && !criterion.readings) return [];
  return tokens
    .filter((token) => !isPattern(token))
    .map((asked) => {
      const judge = tokenMatcher(asked, { ...criterion, excluded: [] });
      return ({ values }) =>
        (values[field] ?? [])
          .flatMap(({ key }) => tokensOfName(key, nameKind))
          .flatMap((variant) => {
            const match = judge(variant);
            return match && match.how !== 'exact' && match.how !== 'near spelling' ? [{ variant, ...match }] : [];
          });
    });
}

/** Variants among the documents that meet everything else, those that the query leaves out included. */
function variantsOf(documents: readonly NumberedDocument[], criteria: readonly PlannedCriterion[]): VariantUse[] {
  const uses: (VariantUse & { penalty: number })[] = [];
  for (const criterion of criteria) {
    if (criterion.kind !== 'name' && criterion.kind !== 'place' && criterion.kind !== 'text') continue;
    const finders = variantFinders(criterion);
    if (finders.length === 0) continue;
    const judges = criteria.map((one) => judgeOf(one === criterion ? { ...criterion, excluded: [] } : one));
    const found = documents.filter((entry) => judges.every((judge) => judge(entry) !== null));
    for (const find of finders) {
      const held = new Map<string, VariantUse & { penalty: number }>();
      for (const { document } of found)
        for (const [variant, one] of new Map(find(document).map((each) => [each.variant, each])))
          held.set(variant, { ...one, field: criterion.field, count: (held.get(variant)?.count ?? 0) + 1 });
      uses.push(...held.values());
    }
  }
  return sortVariants(uses);
}

/**
 * The plainest search there can be: looks at every document. What the engines are held against, so that they are not
 * wrong together.
 */
export function naiveSearch(documents: readonly NumberedDocument[], query: PlannedQuery): RawAnswer {
  const judges = query.criteria.map(judgeOf);
  const judged = documents.map((entry) => ({ entry, matches: judges.map((judge) => judge(entry)) }));
  const hits = judged.filter(({ matches }) => matches.every((match) => match !== null));
  const sum = (index: number, kind: string): number =>
    hits[index]?.matches.reduce(
      (total, match, at) => total + (query.criteria[at]?.kind === kind ? (match?.penalty ?? 0) : 0),
      0,
    ) ?? 0;
  const keys = new Map(
    hits.map(({ entry }, index) => [
      entry,
      relevanceKey({
        names: sum(index, 'name'),
        years: sum(index, 'year'),
        miles: sum(index, 'place'),
        rank: entry.document.rank,
      }),
    ]),
  );
  const order =
    query.orderBy === null
      ? (a: NumberedDocument, b: NumberedDocument) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a.no - b.no
      : compareBy(query.orderBy, query.direction);

  const facets = Object.fromEntries(
    query.facets.map((field) => {
      const own = query.criteria.filter((criterion) => criterion.kind === 'facet' && criterion.field === field);
      const counted =
        own.length === 1
          ? judged.filter(({ matches }) =>
              matches.every((match, at) => match !== null || query.criteria[at] === own[0]),
            )
          : hits;
      const counts = new Map<string, number>();
      for (const { entry } of counted)
        for (const { key } of entry.document.values[field] ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
      const sorted = [...counts].map(([value, count]) => ({ value, count })).sort(compareCounts(field));
      return [field, sorted.slice(0, query.facetLimit)];
    }),
  );
  const ranked = hits.map(({ entry }) => entry).sort(order);
  const placed = goesInTurns(query)
    ? inTurns(ranked, (entry) => ({ match: matchOf(keys.get(entry) ?? 0), kind: kindOf(entry.document) }))
    : ranked;
  return {
    total: hits.length,
    nos: placed.slice(query.offset, query.offset + query.limit).map(({ no }) => no),
    facets,
    ...(query.places !== undefined && {
      places: placesOf(
        hits.map(({ entry }) => entry.document),
        query.places,
      ),
    }),
    variants: variantsOf(documents, query.criteria),
  };
}
