import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import { type Aggregated, bucketsOf, type Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';

import { tokenMatcher } from '../../matching/matchName.ts';
import { readingBlocks } from '../../matching/matchReading.ts';
import { mayVary, type ValueCriterion, variantJudge, variedFields } from '../../matching/matchVariant.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { isPattern } from '../../matching/wordPattern.ts';
import type { VariantUse } from '../../SearchEngine.ts';
import { isNameField, PATHS } from '../format/fieldPaths.ts';
import { type Criterion, type Demand, demandClause } from './demandClause.ts';
import { resolveCriterion } from './resolveCriterion.ts';
import type { ValueDictionary } from './ValueDictionary.ts';

type Variant = VariantUse & { penalty: number };

/** A search that counts variants, and what its answer says. */
export interface VariantSearch {
  body: Clause;
  read: (answer: Readonly<Record<string, Aggregated>> | undefined) => Variant[];
}

/** All criteria, with every variant of one of them taken in. */
async function withNothingLeftOut(
  dictionary: ValueDictionary,
  lifted: Extract<PlannedCriterion, { excluded: readonly string[] }>,
  criteria: readonly Criterion[],
): Promise<Criterion[]> {
  if (lifted.excluded.length === 0) return [...criteria];
  const planned = { ...lifted, excluded: [] };
  const resolved = await resolveCriterion(dictionary, planned);
  return criteria.map((one) => (one.planned === lifted ? { planned, resolved } : one));
}

/** Variants that are whole values: other names of a place, other ways to write an occupation. */
async function valueVariants(
  dictionary: ValueDictionary,
  criterion: ValueCriterion,
  demand: Demand,
): Promise<VariantSearch[]> {
  const criteria = await withNothingLeftOut(dictionary, criterion, demand.criteria);
  const at = demand.criteria.findIndex(({ planned }) => planned === criterion);
  const fields = variedFields(criterion);
  const variantOf = variantJudge(criterion);
  const ids = new Map<string, string[]>();
  const hows = new Map<string, VariantUse['how']>();
  for (const { id, field, key, place } of criteria[at]?.resolved.values ?? []) {
    const variant = fields.includes(field) ? variantOf(key, place ?? null) : null;
    if (!variant) continue;
    ids.set(variant.variant, [...(ids.get(variant.variant) ?? []), id]);
    hows.set(variant.variant, hows.get(variant.variant) ?? variant.how);
  }
  const names = [...ids.keys()];
  if (names.length === 0) return [];
  const filters = Object.fromEntries(names.map((name, number) => [String(number), anyOf('v', ids.get(name) ?? [])]));
  return [
    {
      body: {
        size: 0,
        query: demandClause({ ...demand, criteria }, { scored: false }),
        aggs: { variants: { filters: { filters } } },
      },
      read: (answer) => {
        const buckets = (answer?.variants?.buckets ?? {}) as Readonly<Record<string, { doc_count: number }>>;
        return names.flatMap((variant, number): Variant[] => {
          const count = buckets[number]?.doc_count ?? 0;
          return count === 0
            ? []
            : [{ field: criterion.field, variant, how: hows.get(variant) ?? 'spelling variant', count, penalty: 0 }];
        });
      },
    },
  ];
}

async function nameVariants(
  dictionary: ValueDictionary,
  criterion: Extract<PlannedCriterion, { kind: 'name' }>,
  demand: Demand,
): Promise<VariantSearch[]> {
  const { field, nameKind } = criterion;
  const named = criterion.tokens.filter((token) => !isPattern(token));
  if (named.length === 0 || !isNameField(field)) return [];
  const criteria = await withNothingLeftOut(dictionary, criterion, demand.criteria);
  const query = demandClause({ ...demand, criteria }, { scored: false });
  const searches = await Promise.all(
    named.map(async (asked): Promise<VariantSearch[]> => {
      const judge = tokenMatcher(asked, { ...criterion, excluded: [] });
      const keys = [
        ...(criterion.variants ? nameBlockingKeys(asked, nameKind) : []),
        ...(criterion.readings ? readingBlocks(asked, criterion) : []),
      ];
      const matches = new Map<string, { how: VariantUse['how']; penalty: number }>();
      for (const token of await dictionary.names(field, anyOf('blocks', keys))) {
        const match = judge(token);
        if (match && match.how !== 'exact' && match.how !== 'near spelling') matches.set(token, match);
      }
      if (matches.size === 0) return [];
      const include = [...matches.keys()];
      return [
        {
          body: {
            size: 0,
            query,
            aggs: {
              variants: {
                terms: { field: PATHS.names(field), include, size: include.length, shard_size: include.length },
              },
            },
          },
          read: (answer) =>
            bucketsOf(answer?.variants).flatMap(({ key, doc_count: count }): Variant[] => {
              const match = matches.get(String(key));
              return match ? [{ field, variant: String(key), how: match.how, count, penalty: match.penalty }] : [];
            }),
        },
      ];
    }),
  );
  return searches.flat();
}

/**
 * Searches that count the variants of names, places and occupations, switched off or not, among the records that meet
 * everything else.
 */
export async function variantSearches(dictionary: ValueDictionary, demand: Demand): Promise<VariantSearch[]> {
  const searches = await Promise.all(
    demand.criteria.map(async ({ planned }): Promise<VariantSearch[]> => {
      if (mayVary(planned)) return valueVariants(dictionary, planned, demand);
      return planned.kind === 'name' && (planned.variants || planned.readings)
        ? nameVariants(dictionary, planned, demand)
        : [];
    }),
  );
  return searches.flat();
}
