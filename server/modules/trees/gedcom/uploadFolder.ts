import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where uploaded files wait, one for each import, named by its number: never by what a member called it. */
export interface UploadFolder {
  fileOf: (importId: number) => string;
  /** Numbers of the imports whose files are here. */
  held: () => Promise<number[]>;
  make: () => Promise<void>;
  remove: (importId: number) => Promise<void>;
}

/** The folder of uploads within the site's data folder. */
export function uploadFolder(dataDir: string): UploadFolder {
  const folder = path.join(dataDir, 'gedcom');
  const fileOf = (importId: number) => path.join(folder, `${importId}.upload`);
  return {
    fileOf,
    held: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => /^(\d+)\.upload$/u.exec(name)?.[1] ?? []).map(Number);
    },
    make: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    remove: (importId) => rm(fileOf(importId), { force: true }),
  };
}
