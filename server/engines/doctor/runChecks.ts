import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '#server/platform/config/UserError.ts';

import { type DoctorCheck, type ExaminedSite, type Finding, fault, notApplicable } from './DoctorCheck.ts';

/** A finding and the check that it is of. */
export interface NamedFinding extends Finding {
  check: string;
}

/** Long enough for a name server that answers at its second try. */
const LIMIT_MS = 12_000;

/** A table or a column is not there: the check of the schema says why. */
const OF_ANOTHER_SCHEMA = new Set(['42P01', '42703']);

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Libraries quote addresses and answers in their messages; a code says enough. */
function wordsOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const code = codeOf(error);
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown error';
}

async function runOne(
  { name, needsDatabase, run }: DoctorCheck,
  site: Omit<ExaminedSite, 'db'> & Partial<Pick<ExaminedSite, 'db'>>,
  limitMs: number,
): Promise<readonly Finding[]> {
  const { db } = site;
  if (needsDatabase && !db) return [notApplicable('The database cannot be asked.')];
  const ended = new AbortController();
  const tooLong = delay(
    limitMs,
    [
      fault(
        `The check gave no answer within ${limitMs / 1000} seconds.`,
        `Find out what ${name} waits for: the network, a firewall or the other server.`,
      ),
    ],
    { signal: ended.signal },
  );
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([run({ ...site, db: db as ExaminedSite['db'] }), tooLong]);
  } catch (error) {
    if (OF_ANOTHER_SCHEMA.has(String(codeOf(error)))) return [notApplicable('The schema is not that of this version.')];
    return [fault(`The check failed (${wordsOf(error)}).`, 'Mend what it names, then run the doctor again.')];
  } finally {
    ended.abort();
  }
}

/**
 * Runs checks side by side, each within its time. Never rejects.
 * @param site - without a database where it cannot be reached
 * @param limitMs - milliseconds for each check
 * @returns findings in the order of the checks
 */
export async function runChecks(
  checks: readonly DoctorCheck[],
  site: Omit<ExaminedSite, 'db'> & Partial<Pick<ExaminedSite, 'db'>>,
  limitMs = LIMIT_MS,
): Promise<NamedFinding[]> {
  const findings = await Promise.all(
    checks.map(async (check) =>
      (await runOne(check, site, limitMs)).map((finding) => ({ check: check.name, ...finding })),
    ),
  );
  return findings.flat();
}
