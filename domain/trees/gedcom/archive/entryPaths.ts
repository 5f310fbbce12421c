import { readFileReference } from './readFileReference.ts';

/** A medium whose bytes go into an archive. */
export interface MediumToPack {
  id: number;
  fileName: string;
  /** Endings that its bytes may have, without a dot; the first is given where it has none of them. */
  endings: readonly string[];
  /** What names its bytes: media with the same share a file. */
  storedAs: string;
}

/** Where a medium lies in an archive, and what its FILE line says. */
export interface PackedMedium {
  entry: string;
  reference: string;
}

const FOLDER = 'media';
const LONGEST = 120;
/** As a URL may have it without being encoded (RFC 3986, section 3.3). */
const PLAIN = /^[\w\-.~!$&'()*+,;=:@/%]+$/u;
const TAKEN = 'gedcom.ged';

const keyOf = (entry: string): string => entry.normalize('NFC').toLowerCase();
/** What no file system minds. */
const harmless = (part: string): string =>
  [...part.replace(/[\p{Cc}\p{Surrogate}<>:"|?*\\]/gu, '_')].slice(-LONGEST).join('');

function wantedEntry({ id, fileName, endings }: MediumToPack): string {
  const reference = readFileReference(fileName);
  const paths = 'paths' in reference ? reference.paths : [];
  const path = paths.at(-1) ?? '';
  const own =
    reference.kind === 'beside' && path.includes('/')
      ? path.split('/').map(harmless).join('/')
      : `${FOLDER}/${harmless(path.split('/').at(-1) ?? '') || id}`;
  const ending = /\.([a-z0-9]{1,5})$/iu.exec(own)?.[1]?.toLowerCase() ?? '';
  return endings.includes(ending) ? own : `${own}.${endings[0] ?? 'bin'}`;
}

/**
 * Gives each medium its place in an archive: the path that its FILE line has, where that is one beside the file; else a
 * name in a folder of its own. No two different files get one name, on no file system.
 */
export function entryPaths(media: readonly MediumToPack[]): Map<number, PackedMedium> {
  const taken = new Map<string, string>([[TAKEN, '']]);
  return new Map(
    media.map((medium) => {
      const wanted = wantedEntry(medium);
      const isFree = (entry: string) => (taken.get(keyOf(entry)) ?? medium.storedAs) === medium.storedAs;
      let entry = wanted;
      for (let more = 1; !isFree(entry); more += 1)
        entry = wanted.replace(/(\.[a-z0-9]+)$/iu, `-${medium.id}${more > 1 ? `-${more}` : ''}$1`);
      taken.set(keyOf(entry), medium.storedAs);
      const reference = readFileReference(medium.fileName);
      const isSame = reference.kind === 'beside' && reference.paths.at(-1) === entry && PLAIN.test(medium.fileName);
      return [
        medium.id,
        { entry, reference: isSame ? medium.fileName : entry.split('/').map(encodeURIComponent).join('/') },
      ];
    }),
  );
}
