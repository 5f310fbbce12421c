import { nameBlockingKeys } from '#domain/names/classifyNames.ts';
import type { Database } from '#server/db/database.ts';

import { variantMatch } from '../matching/matchName.ts';
import type { PlannedCriterion } from '../matching/plannedCriterion.ts';
import { isPattern } from '../matching/wordPattern.ts';
import type { VariantUse } from '../SearchEngine.ts';
import { joinOpenUses } from './withheldUses.ts';

/** A variant as one shard holds it. */
export type ShardVariant = VariantUse & { asked: string; penalty: number };

/** Variants of the asked names among the name tokens of a shard, with how many values of records that are not withheld hold each. */
export async function shardVariants(tx: Database, criteria: readonly PlannedCriterion[], withheld: readonly number[]): Promise<ShardVariant[]> {
  const found: ShardVariant[] = [];
  for (const criterion of criteria) {
    if (criterion.kind !== 'name' || !criterion.variants) continue;
    for (const asked of criterion.tokens.filter((token) => !isPattern(token))) {
      const rows = await tx.rows<{ token: string; n: number }>(
        `/* sqlSearch.variants */ SELECT t.token, sum(o.open_uses)::int AS n FROM search_value v ${joinOpenUses('$3')}, LATERAL (SELECT DISTINCT unnest(v.words) AS token) AS t
         WHERE v.field = $1 AND o.open_uses > 0 AND v.blocks && $2::text[] GROUP BY t.token`,
        [criterion.field, nameBlockingKeys(asked, criterion.nameKind), withheld],
      );
      for (const { token, n } of rows) {
        const match = variantMatch(asked, token, criterion.nameKind);
        if (match && match.how !== 'exact') found.push({ field: criterion.field, asked, variant: token, how: match.how, count: n, penalty: match.penalty });
      }
    }
  }
  return found;
}
