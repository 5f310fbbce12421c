import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders within one another that are looked through, as for issues. */
const DEEPEST = 12;
const PICTURE = /\.(?:jpe?g|png|tiff?|webp|jp2)$/iu;
/** What systems leave in every folder, and schemas and checksums that come with a delivery. */
const COMPANIONS = /^(?:\..*|Thumbs\.db|desktop\.ini|.*\.(?:dtd|xsd|md5|sha\d*))$/iu;

/**
 * The files of a folder that no issue was read from, in the order of their folders. Pictures beside files that were
 * read are left out: many deliveries hold each page in several sizes.
 *
 * @param at - absolute; a file has none beside it.
 * @param used - absolute paths of the files that issues were read from.
 */
export async function* passedOver(at: string, used: ReadonlySet<string>): AsyncGenerator<string> {
  if (!(await stat(at)).isDirectory()) return;
  const readFolders = new Set([...used].map((file) => path.dirname(file)));
  yield* within(at, 0);

  async function* within(folder: string, depth: number): AsyncGenerator<string> {
    const entries = await readdir(folder, { withFileTypes: true });
    const hasReadFiles = readFolders.has(folder) || readFolders.has(path.dirname(folder));
    for (const { name } of entries.filter((entry) => entry.isFile()).sort((a, b) => a.name.localeCompare(b.name))) {
      const file = path.join(folder, name);
      if (!used.has(file) && !COMPANIONS.test(name) && !(hasReadFiles && PICTURE.test(name))) yield file;
    }
    if (depth < DEEPEST)
      for (const entry of entries) if (entry.isDirectory()) yield* within(path.join(folder, entry.name), depth + 1);
  }
}
