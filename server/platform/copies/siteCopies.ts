import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

const BEAT_MS = 5_000;
/** One that has not been seen for so long is gone, in seconds: it may have been killed. */
export const GONE_AFTER_S = 20;

/** Condition on a row of `site_copy`. */
export const IS_LIVE = `seen_at > now() - interval '${GONE_AFTER_S} seconds'`;

/** A process of the site, and the folders it uses. */
interface SiteCopy {
  dataName: string;
  /** Null: files are in a bucket. */
  filesName: string | null;
}

/** The name that a folder was given when it was first used: two paths to one disk have one. */
async function nameOf(folder: string): Promise<string> {
  const file = path.join(folder, '.folder-name');
  await mkdir(folder, { recursive: true });
  // The first of several to write it names it.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

/** Processes of the site that were seen in the last seconds, on whatever machine. */
export const liveCopies = (db: Database): Promise<SiteCopy[]> =>
  db.rows<SiteCopy>(
    `/* siteCopies.live */ SELECT data_name AS "dataName", files_name AS "filesName" FROM site_copy WHERE ${IS_LIVE}`,
  );

/** Something wrong with how copies run beside each other, and what an operator does about it. */
interface CopyFault {
  seen: string;
  advice: string;
}

/** What is wrong with copies that run beside each other; empty where nothing is. */
export function copyFaults(copies: readonly SiteCopy[]): CopyFault[] {
  const folders = new Set(copies.map(({ dataName }) => dataName)).size;
  const stores = new Set(copies.map(({ filesName }) => filesName)).size;
  return [
    folders < copies.length && {
      seen: `${countInWords(copies.length, 'copy', 'copies')} of the site use one DATA_DIR.`,
      advice: 'Give each a folder of its own.',
    },
    stores > 1 && {
      seen: 'Copies of the site keep files in folders of their own, so that each lacks what members gave the others.',
      advice: 'Share images and gedcom of DATA_DIR, or set FILE_STORE=s3 for all.',
    },
  ].filter((fault) => fault !== false);
}

/**
 * Makes this process known to the others and to commands for as long as it runs, and says in the log what is wrong with
 * how they run beside each other.
 * @returns takes its leave
 */
export async function announceSiteCopy(
  db: Database,
  { dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const [dataName, filesName] = [await nameOf(dataDir), s3 ? null : await nameOf(path.join(dataDir, 'images'))];
  const beat = () =>
    db.rows(
      `/* siteCopies.announce */ INSERT INTO site_copy (id, data_name, files_name) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, dataName, filesName],
    );
  await db.rows(`/* siteCopies.forget */ DELETE FROM site_copy WHERE seen_at < now() - interval '1 hour'`);
  await beat();
  for (const { seen, advice } of copyFaults(await liveCopies(db))) log.warn({}, `${seen} ${advice}`);
  const stop = startEvery({
    everyMs: BEAT_MS,
    work: beat,
    failed: 'this copy of the site could not be announced',
    log,
  });
  return async () => {
    await stop();
    await db.rows('/* siteCopies.leave */ DELETE FROM site_copy WHERE id = $1', [id]).catch(() => undefined);
  };
}
