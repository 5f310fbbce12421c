import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** A report as a page. */
export const reportTexts = {
  loading: 'Writing the report',
  failed: 'We couldn’t write this report',
  empty: 'There is nothing to report: the tree records no relatives of this kind.',
  cut: 'This tree has more people than fit in one report. The report stops at 20,000: choose fewer generations.',
  total: (total: number, kind: 'entries' | 'relatives') =>
    kind === 'relatives' ? countInWords(total, 'relative') : countInWords(total, 'entry', 'entries'),
  contents: 'Contents',
  continued: (heading: string) => `${heading} (continued)`,
  pages: 'Pages of the report',
  shown: (from: number, to: number, total: number) => `${figure(from)}–${figure(to)} of ${figure(total)}`,
  print: 'Print this page',
  noteLabel: (number: number) => `Source ${number}`,
  notes: 'Sources and notes',
  names: 'Index of names',
  noSurname: 'Surname not recorded',
};

/** A report as a file. */
export const reportFileTexts = {
  title: 'PDF',
  lead: 'We write the PDF in the background and keep it for 24 hours. Only you can download it.',
  make: 'Make a PDF',
  notMade: 'The PDF wasn’t started',
  writing: (kind: string) => `Writing: ${kind}`,
  cancel: 'Cancel',
  cancelled: 'The PDF wasn’t cancelled',
  download: 'Download PDF',
  remove: 'Delete PDF',
  notDownloaded: 'The PDF didn’t download',
  failed: (kind: string) => `${kind}: no PDF was made`,
  size: (pages: number, bytes: number) =>
    `${countInWords(pages, 'page')}, ${figure(Math.max(1, Math.round(bytes / 1024)))} KB`,
};
