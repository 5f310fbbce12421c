import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isTaken, variantMatch } from '../matching/matchName.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { isPattern } from '../matching/wordPattern.ts';
import type { VariantUse } from '../SearchEngine.ts';
import { type Criterion, Parameters, where } from './demand.ts';
import { resolveCriterion } from './resolveCriterion.ts';

/** A variant as one shard holds it. */
export type ShardVariant = VariantUse & { asked: string; penalty: number };

/**
 * Variants of the names asked for, switched off or not, among the records of a shard that meet everything else that is asked
 * and are not withheld, with how many of those hold each.
 */
export async function shardVariants(tx: Database, criteria: readonly PlannedCriterion[], withheld: readonly number[]): Promise<ShardVariant[]> {
  const found: ShardVariant[] = [];
  for (const criterion of criteria) {
    if (criterion.kind !== 'name' || !criterion.variants) continue;
    const named = criterion.tokens.filter((token) => !isPattern(token));
    if (named.length === 0) continue;
    const all: Criterion[] = [];
    for (const one of criteria) {
      const planned = one === criterion ? { ...criterion, excluded: [] } : one;
      all.push({ planned, resolved: await resolveCriterion(tx, planned) });
    }
    for (const asked of named) {
      const parameters = new Parameters();
      const [field, blocks] = [parameters.add(criterion.field, 'text'), parameters.add(nameBlockingKeys(asked, criterion.nameKind), 'text[]')];
      const rows = await tx.rows<{ token: string; n: number }>(
        `/* sqlSearch.variants */ SELECT t.token, count(DISTINCT d.no)::int AS n FROM search_doc d CROSS JOIN LATERAL unnest(d.vals) AS u(id)
         JOIN search_value v ON v.id = u.id AND v.field = ${field} AND v.blocks && ${blocks} CROSS JOIN LATERAL unnest(v.words) AS t(token)
         WHERE ${where({ criteria: all, withheld }, parameters)} GROUP BY t.token`,
        parameters.list,
      );
      for (const { token, n } of rows) {
        const match = variantMatch(asked, token, criterion.nameKind);
        if (match && match.how !== 'exact' && isTaken(match.how, criterion)) found.push({ field: criterion.field, asked, variant: token, how: match.how, count: n, penalty: match.penalty });
      }
    }
  }
  return found;
}
