import { inMegabytes, MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

interface Standby {
  name: string;
  state: string;
  sync: string;
  /** Bytes of the log that it has not replayed; null where the user may not see them. */
  behind: number | null;
}

const MUCH_BEHIND = 64 * MEGABYTE;
const MUCH_HELD_BACK = 1024 * MEGABYTE;

function judgeStandby({ name, state, behind }: Standby): Finding {
  const who = name || 'A standby';
  if (state !== 'streaming')
    return warning(`${who} is in the state “${state}”.`, 'Wait until it has caught up, or read its log.');
  if (behind === null)
    return warning(`How far ${who} is behind is hidden from this user.`, 'Grant it the role pg_monitor.');
  return behind > MUCH_BEHIND
    ? warning(`${who} is ${inMegabytes(behind)} behind.`, 'Look for long queries on it, a slow disk or a slow network.')
    : ok(`${who} streams and is ${inMegabytes(behind)} behind.`);
}

const standbys = (db: Database): Promise<Standby[]> =>
  db.rows<Standby>(
    `/* doctor.standbys */ SELECT application_name AS name, coalesce(state, 'hidden') AS state, coalesce(sync_state, 'hidden') AS sync, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 AS behind
     FROM pg_stat_replication ORDER BY application_name`,
  );

/** Slots of standbys that are gone keep the log until the disk is full. */
async function slots(db: Database): Promise<Finding[]> {
  const rows = await db.rows<{ name: string; held: number; isLost: boolean }>(
    `/* doctor.slots */ SELECT slot_name::text AS name, coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8, 0) AS held, wal_status = 'lost' AS "isLost" FROM pg_replication_slots WHERE NOT active`,
  );
  return rows.flatMap(({ name, held, isLost }) => {
    if (isLost)
      return [
        fault(
          `The log that the slot ${name} needs is gone.`,
          'Make its standby again, and drop the slot (pg_drop_replication_slot).',
        ),
      ];
    return held > MUCH_HELD_BACK
      ? [
          warning(
            `The unused slot ${name} holds back ${inMegabytes(held)} of log.`,
            'Start its standby, or drop the slot (pg_drop_replication_slot), before the disk is full.',
          ),
        ]
      : [];
  });
}

async function synchrony(db: Database, found: readonly Standby[]): Promise<Finding[]> {
  const row = await db.one<{ names: string; commit: string }>(
    `/* doctor.synchrony */ SELECT current_setting('synchronous_standby_names') AS names, current_setting('synchronous_commit') AS commit`,
  );
  const isLax = row?.commit === 'off';
  return [
    ...(isLax
      ? [fault('synchronous_commit is off: what members have saved can be lost.', 'Set it to on for this database.')]
      : []),
    ...(row?.names && !found.some(({ sync }) => sync === 'sync' || sync === 'quorum')
      ? [
          fault(
            'A synchronous standby is wanted and none is there: every write waits.',
            'Start the standby, or empty synchronous_standby_names.',
          ),
        ]
      : []),
    ...(!row?.names && found.length > 0
      ? [
          warning(
            'No standby is synchronous: a failover can lose the latest writes.',
            'Name one in synchronous_standby_names; see “When the database server fails” in docs/operating.md.',
          ),
        ]
      : []),
  ];
}

/** The standbys that the database server feeds, seen from it. */
export async function checkReplication({
  db,
  settings,
}: Pick<ExaminedSite, 'db' | 'settings'>): Promise<readonly Finding[]> {
  const recovery = await db.one<{ is: boolean }>('/* doctor.recovery */ SELECT pg_is_in_recovery() AS is');
  if (recovery?.is)
    return [
      fault(
        'DATABASE_URL leads to a standby, which takes no writes.',
        'Name the primary there, and this one in DATABASE_STANDBY_URLS.',
      ),
    ];
  const found = await standbys(db);
  const others = [...(await synchrony(db, found)), ...(await slots(db))];
  if (found.length > 0) return [...found.map(judgeStandby), ...others];
  return others.length > 0
    ? others
    : [
        notApplicable(
          settings.databaseUrl === null ? 'The embedded database has no standby.' : 'No standby follows this database.',
        ),
      ];
}
