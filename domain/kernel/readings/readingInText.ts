import { readingPieces } from './readingPieces.ts';

const LINE_BELOW = '\u0332';
/** What an editor of a text puts below a letter that may be another. */
const DOT_BELOW = '\u0323';

/**
 * A written text with its signs of doubt as readers see them, for titles of documents and other places that take
 * letters alone.
 *
 * @param notation - of the record set.
 * @example readingInText('Mary C__per', 'freereg') // 'Mary C··per'
 */
export const readingInText = (written: string, notation: string): string =>
  readingPieces(written, notation)
    ?.map(({ kind, shown }) =>
      kind === 'like' && !shown.normalize('NFD').includes(DOT_BELOW) ? shown + LINE_BELOW : shown,
    )
    .join('') ?? written;
