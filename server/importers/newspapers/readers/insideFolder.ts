import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';

import { Rejected } from '../IssueDraft.ts';

/** A folder that is imported: nothing outside it is ever opened. */
export interface ImportRoot {
  /** Absolute, without symbolic links. */
  folder: string;
}

/** A file as operators know it: from the folder that is imported, with slashes. */
export const nameInside = ({ folder }: ImportRoot, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/') || path.basename(file);

const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(`${folder.replace(/[/\\]$/u, '')}${path.sep}`);

/**
 * The file that an address in another file means.
 *
 * @param from - the file that names it.
 * @returns the absolute path, or null when there is no such file.
 * @throws Rejected, located at `line` of `from`, when it leads out of the folder, by dots, as a whole address or by a
 * link.
 */
export async function fileNamedBy(root: ImportRoot, from: string, href: string, line: number): Promise<string | null> {
  const refuse = () =>
    new Rejected(nameInside(root, from), line, `names a file outside the folder: "${href.slice(0, 200)}"`);
  const relative = href.trim().replace(/^file:(?:\/\/)?(?=[^/])/iu, '');
  if (
    /^[a-z][a-z0-9+.-]+:/iu.test(relative) ||
    path.isAbsolute(relative) ||
    /^[a-z]:|^\\/iu.test(relative) ||
    relative.includes('\0')
  )
    throw refuse();
  const file = path.resolve(path.dirname(from), decodeLoosely(relative));
  if (!isWithin(root.folder, file)) throw refuse();
  const real = await realpath(file).catch(() => null);
  if (real !== null && !isWithin(root.folder, real)) throw refuse();
  return real;
}
