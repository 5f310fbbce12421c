import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import { readArchive, isEncrypted } from '#server/platform/archives/unpackArchive.ts';
import { readMigrations } from '#server/platform/db/migrate.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

/** A nightly backup that failed twice. */
const OLD_HOURS = 50;
/** As much as is unpacked within a check's time. */
const MOST_WHOLE_BYTES = 256 * 1024 ** 2;
const ADVICE = 'Make one with `muniment export`, every night, and keep it on another machine.';

async function newestIn(folder: string): Promise<{ file: string; bytes: number; madeAt: number } | null> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.muniment'));
  const files = await Promise.all(
    names.map(async (name) => ({ file: path.join(folder, name), found: await stat(path.join(folder, name)) })),
  );
  const [newest] = files.sort((one, other) => other.found.mtimeMs - one.found.mtimeMs);
  return newest ? { file: newest.file, bytes: newest.found.size, madeAt: newest.found.mtimeMs } : null;
}

/**
 * The newest export in BACKUP_DIR: its age, and whether it can be read and imported by this version. Of an encrypted
 * one the age of its file is all there is to see.
 */
export async function checkBackups({
  settings: { backupDir },
  now,
}: Pick<ExaminedSite, 'settings' | 'now'>): Promise<readonly Finding[]> {
  if (backupDir === null)
    return [
      warning(
        'BACKUP_DIR is not set, so the doctor cannot tell whether there are backups.',
        'Set it to the folder of your exports; the manual says how else to back up.',
      ),
    ];
  const newest = await newestIn(backupDir).catch(() => undefined);
  if (newest === undefined) return [fault(`${backupDir} cannot be read.`, 'Correct BACKUP_DIR, or mount it.')];
  if (newest === null) return [fault(`There is no backup in ${backupDir}.`, ADVICE)];
  const name = path.basename(newest.file);
  const isWhole = newest.bytes <= MOST_WHOLE_BYTES;
  if (await isEncrypted(newest.file).catch(() => false)) {
    const hours = Math.floor((now() - newest.madeAt) / HOUR_MS);
    return [
      hours > OLD_HOURS
        ? warning(`The newest backup, ${name}, is ${hours} hours old.`, ADVICE)
        : ok(
            `The newest backup, ${name}, is ${hours} hours old and encrypted: try now and then whether your key opens it.`,
          ),
    ];
  }
  const found = await readArchive(newest.file, isWhole).catch(() => null);
  if (!found) return [fault(`The newest backup, ${name}, cannot be read.`, `It is damaged or cut off. ${ADVICE}`)];
  const known = new Set(readMigrations().map(({ name: migration }) => migration));
  if (found.manifest.migrations.some(({ name: migration }) => !known.has(migration)))
    return [
      fault(
        `The newest backup, ${name}, was written by a newer Muniment.`,
        'Update this one, or restore with the version that wrote it.',
      ),
    ];
  const hours = Math.floor((now() - Date.parse(found.manifest.exportedAt)) / HOUR_MS);
  const read = isWhole ? 'and can be read to its end' : 'and its start can be read';
  return [
    hours > OLD_HOURS
      ? warning(`The newest backup, ${name}, is ${hours} hours old.`, ADVICE)
      : ok(`The newest backup, ${name}, is ${hours} hours old ${read}.`),
  ];
}

/** The archive of the database's log, from which any point in time can be restored. */
export async function checkLogArchive({ db }: Pick<ExaminedSite, 'db'>): Promise<readonly Finding[]> {
  const row = await db.one<{ mode: string; failing: boolean; failed: number; minutes: number | null }>(
    `/* doctor.archiver */ SELECT current_setting('archive_mode') AS mode, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS failing, failed_count AS failed,
       (extract(epoch FROM now() - last_archived_time) / 60)::float8 AS minutes FROM pg_stat_archiver`,
  );
  if (!row || row.mode === 'off')
    return [notApplicable('The database keeps no archive of its log: only whole backups can be restored.')];
  if (row.failing)
    return [
      fault(
        `The log of the database is not archived: archive_command failed, ${row.failed} times so far.`,
        'Read the log of PostgreSQL; until it works, the disk of the database fills.',
      ),
    ];
  return [
    row.minutes === null
      ? warning('No part of the log was archived yet.', 'Run SELECT pg_switch_wal() and look again.')
      : ok(`The log was last archived ${Math.floor(row.minutes)} minutes ago.`),
  ];
}
