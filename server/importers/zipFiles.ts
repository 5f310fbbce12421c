import { endingOf } from '#domain/records/books/bookFileProblem.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { readZip, type ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

const ARCHIVES: ReadonlySet<string> = new Set(['.zip', '.7z', '.rar', '.tar', '.gz', '.tgz', '.bz2', '.xz']);
/** What computers put beside files of their own accord. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/iu;

/** @throws UserError where two entries would be one file */
function refuseRepeated(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    const key = plainText(name).normalize('NFC').toLowerCase();
    if (names.has(key)) throw new UserError(`The archive holds “${name}” twice.`);
    names.add(key);
  }
}

/** Whether computers put a file into an archive of their own accord. */
export const isBesideFiles = ({ name }: Pick<ZipEntry, 'name'>): boolean => BESIDE.test(name);

/** Whether a name is that of an archive. */
export const isArchiveName = (name: string): boolean => ARCHIVES.has(endingOf(name));

/**
 * The files that people put into an archive, without what their computers add. Nothing is unpacked.
 * @throws UserError as `readZip`, and where two entries would be one file
 */
export async function zipFiles(file: string, mostBytes: number): Promise<ZipEntry[]> {
  const entries = (await readZip(file, mostBytes)).filter((entry) => !isBesideFiles(entry));
  refuseRepeated(entries);
  return entries;
}
