import { readdirSync } from 'node:fs';
import path from 'node:path';

import { decodeFrames, type Frame } from '#server/platform/archives/archiveFormat.ts';
import { readArchive, unpackArchive } from '#server/platform/archives/unpackArchive.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

const FOLDER = path.join(projectRoot(), 'test/support/releases');

/**
 * A site as an earlier Muniment wrote it: `muniment export` of a demonstration without the sample county, run by the
 * code of that time.
 */
export interface EarlierRelease {
  /** How many migrations it knew. */
  name: string;
  /** Names of the migrations it knew. */
  migrations: readonly string[];
  frames: () => AsyncGenerator<Frame>;
}

/** All that are kept, the earliest first. */
export async function earlierReleases(): Promise<EarlierRelease[]> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.muniment'))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.muniment'.length),
      migrations: (await readArchive(path.join(FOLDER, file), false)).manifest.migrations.map(({ name }) => name),
      frames: () => decodeFrames(unpackArchive(path.join(FOLDER, file))),
    })),
  );
}
