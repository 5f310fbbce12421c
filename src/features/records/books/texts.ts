import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The page of one book. */
export const bookTexts = {
  loading: 'Loading book',
  failed: 'We couldn’t fetch this book',
  missing: {
    heading: 'We do not have this book',
    title: 'No book has this address',
    text: 'The link may be incomplete, or the book is closed or was taken away.',
    browse: 'Browse record sets',
  },
  allSets: 'Record sets',
  about: (pages: number, span: string | null, place: string | null) =>
    [place, span, countInWords(pages, 'page')].filter((part) => part !== null).join(' · '),
  open: 'Leaf through it from the first page',
  sections: 'Contents',
  section: (label: string, span: string | null) => (span === null ? label : `${label}, ${span}`),
  pages: 'Pages',
  credit: 'Credit and licence',
  manifest: 'IIIF manifest, for other viewers',
};
