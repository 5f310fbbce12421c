/** What is known of the sign-in of a library. */
export interface ConnectionFacts {
  /** Whether its readers may sign in. */
  isAllowed: boolean;
  /** Its metadata beside what the site holds; `away`: it could not be read; `file`: it came without an address. */
  metadata: 'same' | 'changed' | 'away' | 'file';
  lastSignInAt: Date | null;
  lastRefusedAt: Date | null;
  /** As the log has it. */
  lastRefusal: string | null;
  /** How far its clock was ahead at the last sign-in; null where there was none yet. */
  clockAheadMs: number | null;
}

/** One sentence of the answer to a test. */
export type ConnectionFinding =
  | 'NOT_ALLOWED'
  | 'METADATA_SAME'
  | 'METADATA_CHANGED'
  | 'METADATA_AWAY'
  | 'METADATA_FILE'
  | 'SIGN_IN_WORKS'
  | 'SIGN_IN_NEVER'
  | 'REFUSED_NAME_ID'
  | 'REFUSED_SIGNATURE'
  | 'REFUSED_CLOCK'
  | 'REFUSED_ADDRESS'
  | 'REFUSED_INSTITUTION'
  | 'REFUSED_READER'
  | 'REFUSED_OTHER'
  | 'CLOCK_RIGHT'
  | 'CLOCK_WRONG'
  | 'CLOCK_UNKNOWN';

/** Reasons of the log (docs/open-it.md, Libraries), by what to do about them. */
const REFUSALS: readonly [reason: RegExp, finding: ConnectionFinding][] = [
  [/no persistent name id/iu, 'REFUSED_NAME_ID'],
  [/invalid (?:document )?signature/iu, 'REFUSED_SIGNATURE'],
  [/expired|not yet valid/iu, 'REFUSED_CLOCK'],
  [/another (?:recipient|destination)|audience mismatch/iu, 'REFUSED_ADDRESS'],
  [/refused by the institution/iu, 'REFUSED_INSTITUTION'],
  [/in answer to|answered already|unsolicited|not asked again|used before/iu, 'REFUSED_READER'],
];

/** A minute apart, sign-ins fail: half of that is said before they do. */
const MOST_APART_MS = 30_000;

function signInFinding({ lastSignInAt, lastRefusedAt, lastRefusal }: ConnectionFacts): ConnectionFinding {
  if (lastRefusedAt !== null && (lastSignInAt === null || lastRefusedAt > lastSignInAt))
    return REFUSALS.find(([reason]) => reason.test(lastRefusal ?? ''))?.[1] ?? 'REFUSED_OTHER';
  return lastSignInAt === null ? 'SIGN_IN_NEVER' : 'SIGN_IN_WORKS';
}

function clockFinding({ clockAheadMs }: ConnectionFacts): ConnectionFinding {
  if (clockAheadMs === null) return 'CLOCK_UNKNOWN';
  return Math.abs(clockAheadMs) > MOST_APART_MS ? 'CLOCK_WRONG' : 'CLOCK_RIGHT';
}

/** What a test of the sign-in of a library says: whether it is open, then metadata, last sign-ins and clock. */
export const judgeConnection = (facts: ConnectionFacts): ConnectionFinding[] => [
  ...(facts.isAllowed ? [] : (['NOT_ALLOWED'] as const)),
  `METADATA_${facts.metadata.toUpperCase() as Uppercase<ConnectionFacts['metadata']>}` as const,
  signInFinding(facts),
  clockFinding(facts),
];
