import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isTaken, variantMatch } from '../matching/matchName.ts';
import { mayVary, type ValueCriterion, variantJudge, variedFields } from '../matching/matchVariant.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { isPattern } from '../matching/wordPattern.ts';
import type { VariantUse } from '../SearchEngine.ts';
import { type Criterion, Parameters, where } from './demand.ts';
import { resolveCriterion } from './resolveCriterion.ts';

/** A variant as one shard holds it. */
export type ShardVariant = VariantUse & { asked: string; penalty: number };

/** All criteria, with every variant of one of them taken in. */
async function withNothingLeftOut(
  tx: Database,
  lifted: Extract<PlannedCriterion, { excluded: readonly string[] }>,
  criteria: readonly PlannedCriterion[],
): Promise<Criterion[]> {
  const all: Criterion[] = [];
  for (const one of criteria) {
    const planned = one === lifted ? { ...lifted, excluded: [] } : one;
    all.push({ planned, resolved: await resolveCriterion(tx, planned) });
  }
  return all;
}

/** Variants that are whole values: other names of a place, other ways to write an occupation. */
async function valueVariants(
  tx: Database,
  criterion: ValueCriterion,
  criteria: readonly PlannedCriterion[],
  withheld: readonly number[],
): Promise<ShardVariant[]> {
  const all = await withNothingLeftOut(tx, criterion, criteria);
  const ids = all[criteria.indexOf(criterion)]?.resolved.conditions[0]?.ids ?? [];
  const rows = await tx.rows<{ id: number; key: string; place: number }>(
    '/* sqlSearch.variedValues */ SELECT id, key, place FROM search_value WHERE id = ANY($1::int[]) AND field = ANY($2::text[])',
    [ids, variedFields(criterion)],
  );
  const variantOf = variantJudge(criterion);
  const varied = rows.flatMap(({ id, key, place }) => {
    const variant = variantOf(key, place === 0 ? null : place - 1);
    return variant ? [{ id, ...variant }] : [];
  });
  if (varied.length === 0) return [];
  const parameters = new Parameters();
  const [valueIds, variants] = [
    parameters.add(
      varied.map(({ id }) => id),
      'int[]',
    ),
    parameters.add(
      varied.map(({ variant }) => variant),
      'text[]',
    ),
  ];
  const counts = await tx.rows<{ variant: string; n: number }>(
    `/* sqlSearch.valueVariants */ SELECT t.variant, count(DISTINCT d.no)::int AS n FROM search_doc d CROSS JOIN LATERAL unnest(d.vals) AS u(id)
     JOIN unnest(${valueIds}, ${variants}) AS t(id, variant) ON t.id = u.id WHERE ${where({ criteria: all, withheld }, parameters)} GROUP BY t.variant`,
    parameters.list,
  );
  return counts.map(({ variant, n }) => ({
    field: criterion.field,
    asked: criterion.asked,
    variant,
    how: varied.find((each) => each.variant === variant)?.how ?? 'spelling variant',
    count: n,
    penalty: 0,
  }));
}

/**
 * Variants of the names, places and occupations asked for, switched off or not, among the records of a shard that meet
 * everything else that is asked and are not withheld, with how many of those hold each.
 */
export async function shardVariants(
  tx: Database,
  criteria: readonly PlannedCriterion[],
  withheld: readonly number[],
): Promise<ShardVariant[]> {
  const found: ShardVariant[] = [];
  for (const criterion of criteria) {
    if (mayVary(criterion)) found.push(...(await valueVariants(tx, criterion, criteria, withheld)));
    if (criterion.kind !== 'name' || !criterion.variants) continue;
    const named = criterion.tokens.filter((token) => !isPattern(token));
    if (named.length === 0) continue;
    const all = await withNothingLeftOut(tx, criterion, criteria);
    for (const asked of named) {
      const parameters = new Parameters();
      const [field, blocks] = [
        parameters.add(criterion.field, 'text'),
        parameters.add(nameBlockingKeys(asked, criterion.nameKind), 'text[]'),
      ];
      const rows = await tx.rows<{ token: string; n: number }>(
        `/* sqlSearch.variants */ SELECT t.token, count(DISTINCT d.no)::int AS n FROM search_doc d CROSS JOIN LATERAL unnest(d.vals) AS u(id)
         JOIN search_value v ON v.id = u.id AND v.field = ${field} AND v.blocks && ${blocks} CROSS JOIN LATERAL unnest(v.words) AS t(token)
         WHERE ${where({ criteria: all, withheld }, parameters)} GROUP BY t.token`,
        parameters.list,
      );
      for (const { token, n } of rows) {
        const match = variantMatch(asked, token, criterion.nameKind);
        if (match && match.how !== 'exact' && isTaken(match.how, criterion))
          found.push({
            field: criterion.field,
            asked,
            variant: token,
            how: match.how,
            count: n,
            penalty: match.penalty,
          });
      }
    }
  }
  return found;
}
