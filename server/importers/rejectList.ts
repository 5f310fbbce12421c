import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

import { UserError } from '#server/platform/config/UserError.ts';

/** The rows an import turned away, written as they come. */
export interface RejectList {
  file: string;
  /** Resolves when there is room for the next one. */
  add(sourceFile: string, line: number, reason: string): Promise<void>;
  /** Resolves when the list is on disk. */
  close(): Promise<void>;
}

/** A text as one cell of the list: what a file or a cell of a row is called may hold tabs and line ends. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/gu, ' ');

/**
 * Starts a list (tab-separated: file, line, reason) at that path, in place of an earlier one.
 *
 * @throws UserError when it cannot be written there.
 */
export async function openRejectList(file: string): Promise<RejectList> {
  const refuse = (error: unknown) =>
    new UserError(
      `The list of rejected rows cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  const handle = await mkdir(path.dirname(file), { recursive: true })
    .then(() => open(file, 'w'))
    .catch((error: unknown) => {
      throw refuse(error);
    });
  const stream = handle.createWriteStream({ encoding: 'utf8' });
  let failure: unknown = null;
  stream.on('error', (error) => (failure ??= error));
  const write = async (line: string) => {
    if (failure !== null) throw refuse(failure);
    if (!stream.write(line)) await once(stream, 'drain');
  };
  await write('file\tline\treason\n');
  return {
    file,
    add: (sourceFile, line, reason) => write(`${cell(sourceFile)}\t${line}\t${cell(reason)}\n`),
    async close() {
      stream.end();
      await finished(stream).catch((error: unknown) => {
        throw refuse(error);
      });
    },
  };
}
