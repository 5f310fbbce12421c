import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { pino } from 'pino';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { createReleases } from '#server/platform/releases/createReleases.ts';
import { partsIn } from '#server/platform/releases/releasePack.ts';

import { turn } from './deployingProxy.ts';

const DAY_MS = 86_400_000;

/**
 * Puts the release before this one into a site's folder, as that one did when it started: for what a proxy that deploys
 * once shows as the build of before, the server behind it is asked by these names.
 */
export async function keepReleaseBefore(dataDir: string): Promise<void> {
  const built = path.join(projectRoot(), 'dist/client');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-release-'));
  const before = (text: string) => turn(text, 15);
  try {
    mkdirSync(path.join(folder, 'assets'));
    for (const name of partsIn(built)) {
      const content = readFileSync(path.join(built, 'assets', name));
      writeFileSync(
        path.join(folder, 'assets', before(name)),
        /\.(?:js|css)$/u.test(name) ? before(content.toString()) : content,
      );
    }
    await createReleases({
      files: createFolderStore(dataDir),
      folder,
      log: pino({ level: 'silent' }),
      now: () => Date.now() - DAY_MS,
    }).keep();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
