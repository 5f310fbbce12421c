import { LONGEST_LIFE_YEARS, mayBeLiving } from '#domain/records/core/mayBeLiving.ts';

/** What is stored with a person of a tree for the rule (`tree_person`). */
export interface StoredLife {
  livingFlag: 'living' | 'deceased' | null;
  isKnownDead: boolean;
  /** Latest year of birth; null when nothing shows it. */
  bornBy: number | null;
  /** What shows it (`estimateBornBy`); empty with no year. */
  bornByReason: string;
}

/** A judgement and why, in words for those who may see the living. */
export interface LivingJudgement {
  isLiving: boolean;
  reason: string;
}

/**
 * Whether a person of a tree is treated as living (ADR 27). What a member said goes first, then evidence of a death,
 * then the latest year of birth that the person's own facts or relatives allow; a person without any facts never counts
 * as dead.
 *
 * `asOfYear` is the Gregorian year to judge from, `longestLife` the site's setting in years.
 *
 * @example personLiving({ livingFlag: null, isKnownDead: false, bornBy: 1931, bornByReason: 'judging by a sister born
 * 1925' }, 2026) // { isLiving: true, reason: 'no death is recorded; born by 1931, judging by a sister born 1925' }
 */
export function personLiving(
  { livingFlag, isKnownDead, bornBy, bornByReason }: StoredLife,
  asOfYear: number,
  longestLife = LONGEST_LIFE_YEARS,
): LivingJudgement {
  if (livingFlag === 'living') return { isLiving: true, reason: 'an editor marked this person as living' };
  if (livingFlag === 'deceased') return { isLiving: false, reason: 'an editor marked this person as deceased' };
  if (isKnownDead) return { isLiving: false, reason: 'the tree records a death, burial or probate' };
  const isLiving = mayBeLiving({ bornBy, isKnownDead }, asOfYear, longestLife);
  if (bornBy === null) return { isLiving, reason: 'no death is recorded, and nothing shows when they were born' };
  const birth =
    bornByReason === `born ${bornBy}` ? bornByReason : `born by ${bornBy}${bornByReason && `, ${bornByReason}`}`;
  return {
    isLiving,
    reason: isLiving ? `no death is recorded; ${birth}` : `${birth}, more than ${longestLife} years ago`,
  };
}
