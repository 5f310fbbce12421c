import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The window that exports a collection, or clippings. */
export const exportTexts = {
  open: 'Export',
  title: (name: string) => `Export ${name}`,
  own: 'your clippings',
  ownFound: 'the clippings found',
  lead: 'We write the file in the background and keep it for 24 hours. Only you can download it. Sources that aren’t open to you are left out and listed.',
  format: 'Format',
  make: 'Make file',
  done: 'Close',
  refused: 'The file wasn’t started',
  files: 'Your files',
  notListed: 'Your files could not be listed',
};

/** What there is to choose from, in its order. */
export const formatTexts = {
  PDF: { label: 'PDF', hint: 'Images, text, notes and citations, to print or read' },
  ZIP: { label: 'ZIP', hint: 'Images as JPEG, with all lists and citations' },
  CSV: { label: 'CSV', hint: 'A list for a spreadsheet' },
  RIS: { label: 'RIS', hint: 'Citations for Zotero, EndNote or Mendeley' },
  CSL_JSON: { label: 'CSL-JSON', hint: 'Citations for Zotero or pandoc' },
  GEDCOM_5_5_1: { label: 'GEDCOM 5.5.1', hint: 'Media and sources for a family tree program' },
  GEDCOM_7_0: { label: 'GEDCOM 7.0', hint: 'The same for newer programs' },
} as const;

/** One file. */
export const exportFileTexts = {
  waiting: (file: string) => `${file}: waiting its turn`,
  writing: (file: string) => `Writing ${file}`,
  ready: (file: string) => `${file} is ready.`,
  isFailed: (file: string) => `${file} wasn’t made.`,
  failed: (file: string) => `${file}: no file was made`,
  size: (items: number, leftOut: number, bytes: number) =>
    [
      countInWords(items, 'item'),
      ...(leftOut > 0 ? [`${figure(leftOut)} left out`] : []),
      `${figure(Math.max(1, Math.round(bytes / 1024)))} KB`,
    ].join(', '),
  cancel: 'Cancel',
  cancelOne: (file: string) => `Cancel ${file}`,
  download: 'Download',
  downloadOne: (file: string) => `Download ${file}`,
  remove: 'Delete',
  removeOne: (file: string) => `Delete ${file}`,
  retry: 'Try again',
  retryOne: (file: string) => `Try ${file} again`,
  notCancelled: 'The file wasn’t cancelled or deleted',
  notDownloaded: 'The file didn’t download',
  closedSince: 'Something in it has been closed or removed since. Export it again.',
};
