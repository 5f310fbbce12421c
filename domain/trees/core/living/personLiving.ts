import { LONGEST_LIFE_YEARS, mayBeLiving } from '#domain/records/core/mayBeLiving.ts';

/** What is kept with a person of a tree for the rule (`tree_person`). */
export interface StoredLife {
  livingFlag: 'living' | 'deceased' | null;
  isKnownDead: boolean;
  /** Latest year of birth; null when nothing tells. */
  bornBy: number | null;
  /** What tells it (`estimateBornBy`); empty with no year. */
  bornByReason: string;
}

/** A judgement and why, in words for those who may see the living. */
export interface LivingJudgement {
  isLiving: boolean;
  reason: string;
}

/**
 * Whether a person of a tree is treated as living (ADR 0027). What a member said goes first, then evidence of a death, then
 * the latest year of birth that the person's own facts or relatives allow; nobody of whom nothing is known is taken for dead.
 *
 * `asOfYear` is the Gregorian year to judge from, `longestLife` the site's setting in years.
 *
 * @example personLiving({ livingFlag: null, isKnownDead: false, bornBy: 1931, bornByReason: 'judged by a sister born 1925' }, 2026)
 * // { isLiving: true, reason: 'no death told; born by 1931, judged by a sister born 1925' }
 */
export function personLiving({ livingFlag, isKnownDead, bornBy, bornByReason }: StoredLife, asOfYear: number, longestLife = LONGEST_LIFE_YEARS): LivingJudgement {
  if (livingFlag === 'living') return { isLiving: true, reason: 'an editor of the tree says so' };
  if (livingFlag === 'deceased') return { isLiving: false, reason: 'an editor of the tree says that they have died' };
  if (isKnownDead) return { isLiving: false, reason: 'a death, burial or probate is told' };
  const isLiving = mayBeLiving({ bornBy, isKnownDead }, asOfYear, longestLife);
  if (bornBy === null) return { isLiving, reason: 'no death told, and nothing tells when they were born' };
  const birth = bornByReason === `born ${bornBy}` ? bornByReason : `born by ${bornBy}${bornByReason && `, ${bornByReason}`}`;
  return { isLiving, reason: isLiving ? `no death told; ${birth}` : `${birth}, more than ${longestLife} years ago` };
}
