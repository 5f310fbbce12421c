import { readFile } from 'node:fs/promises';

import { writeWhole } from '#server/platform/files/writeWhole.ts';

import type { HelpCentreData } from './fetchHelpCentre.ts';

/** The last answer of the help centre, kept on disk so that a restart does not need it. */
export interface HelpCopy {
  /** ISO 8601, UTC. */
  fetchedAt: string;
  /** Whose it is: of another address or locale it is not taken. */
  of: string;
  data: HelpCentreData;
}

const isCopy = (value: unknown): value is HelpCopy => {
  const { fetchedAt, of, data } = (value ?? {}) as Partial<HelpCopy>;
  return (
    typeof fetchedAt === 'string' &&
    !Number.isNaN(Date.parse(fetchedAt)) &&
    typeof of === 'string' &&
    typeof data === 'object' &&
    Array.isArray(data?.articles)
  );
};

/** The copy in a file; null where there is none of this help centre, or the file is damaged. */
export async function readCopy(file: string, of: string): Promise<HelpCopy | null> {
  try {
    const copy: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isCopy(copy) && copy.of === of ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps a copy; a process that dies meanwhile leaves the one before. */
export async function writeCopy(file: string, copy: HelpCopy): Promise<void> {
  await writeWhole(file, Buffer.from(JSON.stringify(copy)), Infinity);
}
