import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import iconv from 'iconv-lite';

/** Megabytes of the largest text file of a row that is taken in. */
const MOST_MEGABYTES = 8;

/** Where a row's text file is, or why it is not taken. Links count as where they lead. */
export function findTextFile(folder: string, name: string): { file: string; bytes: number } | { reason: string } {
  if (name.includes('\0') || path.isAbsolute(name))
    return { reason: `names the text file "${name}", which is not within the folder of this file` };
  try {
    const file = realpathSync(path.join(folder, name));
    if (!file.startsWith(realpathSync(folder) + path.sep))
      return { reason: `names the text file "${name}", which is not within the folder of this file` };
    const found = statSync(file);
    if (!found.isFile()) return { reason: `names the text file "${name}", which is no file` };
    if (found.size > MOST_MEGABYTES * 1024 ** 2)
      return { reason: `names the text file "${name}", which is larger than ${MOST_MEGABYTES} MB` };
    return { file, bytes: found.size };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return {
      reason: isMissing
        ? `names the text file "${name}", which is not there`
        : `names the text file "${name}", which cannot be read`,
    };
  }
}

/**
 * The text of a row's own file, whole, with line ends as `\n`: UTF-8 where its bytes are valid, else windows-1252.
 *
 * @param folder - where the file of the rows is; nothing outside is read.
 * @param name - relative to it, as the row has it.
 * @returns the reason in plain words where it cannot be taken.
 */
export function readTextFile(folder: string, name: string): { text: string } | { reason: string } {
  const found = findTextFile(folder, name);
  if ('reason' in found) return found;
  const bytes = readFileSync(found.file);
  const text = isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/u, '') : iconv.decode(bytes, 'windows-1252');
  if (text.includes('\0')) return { reason: `names the text file "${name}", which holds no text` };
  return { text: text.replace(/\r\n?/gu, '\n').trim() };
}
