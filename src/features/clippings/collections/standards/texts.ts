import { LARGEST_IMPORT, MOST_IMPORTED } from '#domain/clippings/annotations/annotationsIn.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** A collection for other programs. */
export const standardsTexts = {
  title: 'Open in other programs',
  lead: 'IIIF viewers such as Mirador open the manifest. Annotation tools read the annotations.',
  privately: 'While the collection is private, these links open only where you are signed in.',
  manifest: 'IIIF manifest',
  annotations: 'Web Annotations',
  import: 'Import annotations',
};

/** The window that imports annotations. */
export const importTexts = {
  title: 'Import annotations',
  lead: 'Web Annotations on newspaper pages and record images of this site become clippings in this collection.',
  file: 'Annotation file (JSON)',
  fileFailed: 'Your browser couldn’t read this file. Try again, or paste its text.',
  paste: 'Or paste the annotations',
  start: 'Import',
  done: 'Done',
  working: (done: number, total: number) => `${figure(done)} of ${countInWords(total, 'annotation')} read…`,
  made: (count: number) =>
    count === 0
      ? 'No annotations were imported.'
      : `Imported ${countInWords(count, 'annotation')} as ${count === 1 ? 'a clipping' : 'clippings'}.`,
  cut: `Only the first ${figure(MOST_IMPORTED)} annotations were read. Import the rest from another file tomorrow.`,
  refused: (count: number) => `${countInWords(count, 'annotation')} not imported`,
  gone: 'This collection is no longer here, or you can’t add to it now.',
  stopped: (left: number) =>
    `The last ${countInWords(left, 'annotation')} weren’t read. Import the file again later. Annotations with an id that you already have are skipped.`,
  refusals: {
    empty: 'Choose a file, or paste its text.',
    large: `A file has at most ${figure(LARGEST_IMPORT / 1_000)} kB.`,
    notJson: 'This isn’t JSON. Export the annotations as JSON or JSON-LD first.',
    none: 'There are no annotations in this file.',
  },
};
