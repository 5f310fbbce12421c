import { inMegabytes, MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { walPosition } from '#server/platform/db/servers/walPosition.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

const PATIENCE_MS = 5_000;
/** Older standbys answer no reader (followReplicas). */
const MOST_SECONDS = 5;

interface Server {
  system: string;
  version: number;
  isStandby: boolean;
  position: string | null;
  /** Since when it has replayed all it got; null on a primary. */
  seconds: number | null;
}

const look = (db: Database): Promise<Server | null> =>
  db.one<Server>(
    `/* doctor.server */ SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system, current_setting('server_version_num')::int / 10000 AS version, pg_is_in_recovery() AS "isStandby",
       CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS position,
       CASE WHEN pg_is_in_recovery() THEN extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8 END AS seconds`,
  );

async function judge(name: string, connectionString: string, primary: Server, readsFromIt: boolean): Promise<Finding> {
  const db = openDatabase(
    { connectionString },
    { log: silentLog, size: 1, isBackground: true, patienceMs: 0, statementMs: PATIENCE_MS },
  );
  try {
    const server = await look(db);
    if (!server || server.system !== primary.system)
      return fault(
        `${name} is no copy of this database.`,
        'Make it again from a backup of the primary, or correct its address.',
      );
    if (!server.isStandby)
      return fault(
        `${name} takes writes itself.`,
        'If it was promoted, set DATABASE_URL to it and make the old primary its standby; if not, stop it at once.',
      );
    if (server.version !== primary.version)
      return fault(
        `${name} is PostgreSQL ${server.version}, the primary ${primary.version}.`,
        'Give both the same version.',
      );
    const behind = Number((walPosition(primary.position ?? '') ?? 0n) - (walPosition(server.position ?? '') ?? 0n));
    if (behind <= 0) return ok(`${name} has everything.`);
    const isOld = (server.seconds ?? 0) > MOST_SECONDS && behind > MEGABYTE;
    const advice = readsFromIt
      ? 'It answers no reader until it has caught up; look for long queries on it, a slow disk or a slow network.'
      : 'Writes since then are lost if it takes over now, unless it is synchronous.';
    return isOld ? warning(`${name} is ${inMegabytes(behind)} behind.`, advice) : ok(`${name} follows.`);
  } catch {
    return fault(`${name} does not answer.`, 'Start it, or correct its address; the site goes on without it.');
  } finally {
    await db.close();
  }
}

/**
 * The servers of DATABASE_STANDBY_URLS and DATABASE_READ_URLS, seen from here. Their addresses are not shown: they hold
 * passwords.
 */
export async function checkStandbys({
  db,
  settings: { databaseStandbyUrls, databaseReadUrls },
}: Pick<ExaminedSite, 'db' | 'settings'>): Promise<readonly Finding[]> {
  const named = [
    ...databaseStandbyUrls.map((url, at) => ({
      url,
      name: `Server ${at + 1} of DATABASE_STANDBY_URLS`,
      readsFromIt: false,
    })),
    ...databaseReadUrls.map((url, at) => ({ url, name: `Server ${at + 1} of DATABASE_READ_URLS`, readsFromIt: true })),
  ];
  if (named.length === 0) return [notApplicable('DATABASE_STANDBY_URLS and DATABASE_READ_URLS are not set.')];
  const primary = await look(db);
  return primary ? Promise.all(named.map(({ url, name, readsFromIt }) => judge(name, url, primary, readsFromIt))) : [];
}
