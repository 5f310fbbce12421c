import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import { inMegabytes, MEGABYTE } from '#domain/kernel/wording/sizeInWords.ts';

import { type ExaminedSite, fault, type Finding, ok, warning } from '../DoctorCheck.ts';

/** The same disk is warned about once it has less than so many times what it must have. */
const EARLY = 5;
/** Part of all files that a disk may hold. */
const FEW_NODES = 0.02;

/** What is free in a folder, against the megabytes that `/healthz` wants. */
export async function checkFolder(folder: string, wantedMegabytes: number): Promise<Finding> {
  const { bavail, bsize, blocks, files, ffree } = await statfs(folder).catch(() => ({
    bavail: -1,
    bsize: 1,
    blocks: 0,
    files: 0,
    ffree: 0,
  }));
  if (bavail < 0)
    return fault(`${folder} cannot be looked at.`, 'Make the folder, readable and writable for the user of the site.');
  const [free, wanted] = [bavail * bsize, wantedMegabytes * MEGABYTE];
  const where = `${inMegabytes(free)} of ${inMegabytes(blocks * bsize)} are free in ${folder}`;
  if (files > 0 && ffree / files < FEW_NODES)
    return fault(
      `The disk of ${folder} can hold hardly any more files.`,
      'Remove small files, or move to a disk with more inodes.',
    );
  if (free < wanted)
    return fault(
      `${where}, and ${inMegabytes(wanted)} are wanted.`,
      'Free space or enlarge the disk: with less than DISK_FREE_MB the site counts as not ready.',
    );
  return free < EARLY * wanted ? warning(`${where}.`, 'Free space or enlarge the disk soon.') : ok(`${where}.`);
}

/** The disks of the data folder and of what lies below it, which may be others. */
export async function checkDisk({
  settings: { dataDir, diskFreeMegabytes, s3, databaseUrl },
}: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  const parts = [...(s3 ? [] : ['images']), ...(databaseUrl === null ? ['postgres'] : [])].map((name) =>
    path.join(dataDir, name),
  );
  const home = await stat(dataDir).catch(() => null);
  const others: string[] = [];
  for (const part of parts) {
    const found = await stat(part).catch(() => null);
    if (found && found.dev !== home?.dev) others.push(part);
  }
  return Promise.all([dataDir, ...others].map((folder) => checkFolder(folder, diskFreeMegabytes)));
}

/** How large the database is: its disk is seen from its own machine only. */
export async function checkDatabaseSize({
  db,
  settings,
}: Pick<ExaminedSite, 'db' | 'settings'>): Promise<readonly Finding[]> {
  const row = await db.one<{ bytes: number }>(
    `/* doctor.size */ SELECT pg_database_size(current_database())::float8 AS bytes`,
  );
  return [
    ok(
      `The database takes ${inMegabytes(row?.bytes ?? 0)}${settings.databaseUrl === null ? '' : '; only its own machine can see how much is free'}.`,
    ),
  ];
}
