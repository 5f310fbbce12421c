import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

import { Command } from 'commander';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { encryptBytes } from '#server/platform/archives/archiveKeys.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { exportSite } from '../archive/exportSite.ts';
import { defineCommand } from '../defineCommand.ts';

/** The archive holds everything about every member: only its owner may read it. */
const PRIVATE = 0o600;
const OPEN_TO_ALL =
  'The file is not encrypted: anyone who has it can read all that the site holds of its members. Set EXPORT_RECIPIENTS or EXPORT_PASSPHRASE to encrypt it.';
const OF_FILES = new Set(['open', 'write', 'fsync', 'rename']);

/** A draft that nothing was written to for so long was left by an export that was killed. */
const LEFT_AFTER_MS = 3_600_000;

/** Removes what killed exports left beside a file, of this name or of another day's. */
async function removeLeftDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const end = path.extname(file) || path.basename(file);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.\d+\.part$/u.test(name) || !name.replace(/\.\d+\.part$/u, '').endsWith(end)) continue;
    const draft = path.join(folder, name);
    const wroteAt = (await stat(draft).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - wroteAt > LEFT_AFTER_MS) await rm(draft, { force: true });
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** `muniment export`: the whole site in one file. */
function exportCommand({ say, note, settings, progress, signal, withSite }: AdminConsole): Command {
  return new Command('export')
    .description('writes the whole site into one file, while it goes on running')
    .argument('<file>', 'file to write, for example site.muniment')
    .option('--overwrite', 'replace the file if it exists')
    .action(async (file: string, { overwrite }: { overwrite?: boolean }) => {
      if (existsSync(file) && !overwrite) throw new UserError(`${file} exists already; --overwrite replaces it.`);
      const { exportRecipients, exportPassphrase } = settings();
      const keys =
        exportRecipients.length > 0 || exportPassphrase !== null
          ? { recipients: exportRecipients, passphrase: exportPassphrase }
          : null;
      await removeLeftDrafts(file);
      const draft = `${file}.${process.pid}.part`;
      let rows = 0;
      let stopBar = () => {};
      try {
        await withSite(({ db }) =>
          exportSite(
            db,
            (bytes) => {
              const packed = createGzip({ level: constants.Z_BEST_SPEED });
              const target = createWriteStream(draft, { mode: PRIVATE });
              return keys
                ? pipeline(bytes, packed, (source) => encryptBytes(source, keys), target, { signal })
                : pipeline(bytes, packed, target, { signal });
            },
            ({ estimatedRows }) => {
              const bar = progress('export', estimatedRows, 'rows');
              stopBar = bar.stop;
              return (count) => {
                bar.add(count);
                rows += count;
              };
            },
          ),
        );
        await flush(draft);
        await rename(draft, file);
      } catch (error) {
        const { code, syscall } = error as NodeJS.ErrnoException;
        throw syscall && OF_FILES.has(syscall) ? new UserError(`${file} cannot be written (${code}).`) : error;
      } finally {
        stopBar();
        await rm(draft, { force: true });
      }
      if (!keys) note(OPEN_TO_ALL);
      say(`${figure(rows)} rows in ${file}, ${((await stat(file)).size / 1e6).toFixed(1)} MB.`);
    });
}

export default defineCommand(220, exportCommand);
