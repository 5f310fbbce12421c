import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** Name of the migration that the next release brings. */
export const NEXT_MIGRATION = '9998-next-release';
const MIGRATIONS = 'server/platform/db/migrations';
/** Folders that are made; all else in them is a link. */
const MADE = ['', 'dist', 'server', 'server/platform', 'server/platform/db'];
const COPIED = ['dist/server', MIGRATIONS];

/**
 * Makes a project folder of the release after this one: the same built code, and one migration more. Code finds its
 * project by where it lies itself, so it is copied.
 */
export function nextRelease(folder: string): string {
  const here = projectRoot();
  const there = path.join(folder, 'next-release');
  for (const parent of MADE) {
    mkdirSync(path.join(there, parent), { recursive: true });
    for (const name of readdirSync(path.join(here, parent))) {
      const entry = path.join(parent, name);
      if (!MADE.includes(entry) && !COPIED.includes(entry) && !name.startsWith('.'))
        symlinkSync(path.join(here, entry), path.join(there, entry));
    }
  }
  for (const entry of COPIED)
    cpSync(path.join(here, entry), path.join(there, entry), {
      recursive: true,
      filter: (name) => !name.endsWith('.map'),
    });
  writeFileSync(
    path.join(there, MIGRATIONS, `${NEXT_MIGRATION}.sql`),
    'ALTER TABLE member ADD COLUMN of_next_release text;\nCREATE TABLE next_release (id bigint PRIMARY KEY);\n',
  );
  return there;
}
