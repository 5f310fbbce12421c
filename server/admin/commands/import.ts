import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Command } from 'commander';

import { figure } from '#domain/kernel/wording/counted.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { decodeFrames } from '../archive/archiveFormat.ts';
import { importSite } from '../archive/importSite.ts';
import type { Progress } from '../createProgress.ts';

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw new UserError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The file's bytes unpacked; what is no gzip or is damaged rejects with a UserError. */
async function* unpack(file: string, bar: Progress, signal: AbortSignal): AsyncGenerator<Buffer> {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bar.add(chunk.length);
      done(null, chunk);
    },
  });
  const source = createReadStream(file, { signal });
  const unpacked = source.on('error', (error) => counter.destroy(error)).pipe(counter).on('error', (error) => unpacked.destroy(error)).pipe(createGunzip());
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new UserError('The archive is cut off.');
    if (code?.startsWith('Z_')) throw new UserError(`${file} is no archive of a Muniment site, or is damaged.`);
    throw error;
  }
}

/** `muniment import`: a site from the file that `muniment export` wrote. */
export function importCommand({ say, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import')
    .description('reads a whole site from a file that export wrote; the site must be stopped')
    .argument('<file>', 'file to read')
    .option('--replace', 'replace everything in a site that is not empty')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const bar = progress('import', await sizeOf(file), 'bytes');
      try {
        await withSite(
          async ({ db }) => {
            const rows = await importSite(db, decodeFrames(unpack(file, bar, signal)), replace);
            await db.rows('/* import.analyze */ ANALYZE');
            say(`${figure(rows)} rows are in.`);
          },
          { role: 'server', isMigrating: false },
        );
      } finally {
        bar.stop();
      }
    });
}
