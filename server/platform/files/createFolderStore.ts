import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { machineFault } from '#server/platform/config/machineFault.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { fileKey, type FileStore, type StoredFile } from './FileStore.ts';
import { PART_END, writeWhole } from './writeWhole.ts';

/** Files in a folder of this machine: one server has it alone, or several share it as a network disk. */
export function createFolderStore(folder: string): FileStore {
  const place = (key: string) => path.join(folder, ...fileKey(key).split('/'));
  const found = async (key: string) => {
    const known = await stat(place(key)).catch(() => null);
    return known?.isFile() ? known : null;
  };
  const pathOf = async (key: string) => ((await found(key)) ? place(key) : null);

  async function* walk(at: string): AsyncGenerator<StoredFile> {
    for (const entry of await readdir(path.join(folder, at), { withFileTypes: true }).catch(() => [])) {
      const key = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) yield* walk(key);
      else if (!entry.name.endsWith(PART_END)) {
        const known = await stat(path.join(folder, key)).catch(() => null);
        if (known) yield { key, bytes: known.size };
      }
    }
  }

  return {
    write: async (key, source, { mostBytes, isPrivate }) =>
      (await writeWhole(place(key), source, mostBytes, isPrivate)).bytes,
    async read(key, range) {
      const known = await found(key);
      if (!known) return null;
      if (range && (range.from >= known.size || range.to < range.from)) return Readable.from([]);
      return createReadStream(place(key), range && { start: range.from, end: range.to });
    },
    sizeOf: async (key) => (await found(key))?.size ?? null,
    pathOf,
    async withPath(key, work) {
      const file = await pathOf(key);
      return file === null ? null : work(file);
    },
    async *list(prefix) {
      // Only the folder that the prefix names is walked: others hold other things than files of ours.
      for await (const file of walk(prefix.split('/').slice(0, -1).join('/')))
        if (file.key.startsWith(prefix)) yield file;
    },
    remove: (key) => rm(place(key), { force: true }),
    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK);
        // Takes a handle, of which there may be none left.
        await (await open(folder)).close();
      } catch (error) {
        throw new UserError(
          `Files cannot be kept in ${folder}: ${machineFault((error as NodeJS.ErrnoException).code ?? '') ?? 'make it readable and writable for the user of the site'}.`,
          { cause: error },
        );
      }
    },
    close: () => undefined,
  };
}
