import { figure } from '#domain/kernel/wording/countInWords.ts';

/** The page before there is an image. */
export const imagePageTexts = {
  loading: 'Loading image',
  failed: 'We couldn’t fetch this image',
  titleOf: (name: string) => `${name}, image`,
};

/** Where there is no image to show. */
export const noImageTexts = {
  record: {
    heading: 'We do not have this image',
    title: 'No record has this address',
    text: 'The link may be incomplete, or a newer transcription has replaced the record set. Search by name and place to find the record again.',
  },
  image: {
    heading: 'We do not have this image',
    title: 'There is no image of this record',
    text: 'We may not show the original, or it was never photographed. The transcript says where the original is held.',
  },
  page: {
    heading: 'We do not have this page',
    title: 'There is no such page, or it is not open to you',
    text: 'It may be closed, or only members may read it. The page of its book says whom it is open to.',
  },
  transcript: 'Read the transcript',
  search: 'Search the records',
};

/** A link of another viewer that leads to nothing here. */
export const openedStateTexts = {
  heading: 'We can’t open this link',
  missing: 'This page isn’t open to you, or it is no longer here.',
  why: 'Links to IIIF pages open here when they name a newspaper page or record image of this site.',
  search: 'Search the records',
};

/** What a visitor sees in place of an image for members. */
export const imageForMembersTexts = {
  heading: (name: string | null) => (name ? `Image of the record of ${name}` : 'Image of a record'),
  summary: 'Read the free summary',
};

/** The head of the viewer. */
export const viewerTexts = {
  untitled: 'Image of the original',
  sample: 'Fictional sample',
  openedFor: 'Opened for',
  book: 'All pages of this book',
  loadingPage: 'Loading page',
  pageFailed: 'This page cannot be shown',
  lostImage: 'You can still read about the people on this page.',
  noPage: 'There is no such page, or nothing on it is open.',
  pages: 'Pages',
};

/** Tools above the image. */
export const viewerToolsTexts = {
  label: 'Image tools',
  goTo: 'Go to page',
  of: (count: number) => `of ${figure(count)}`,
  noSuchPage: (count: number) => `Enter a page from 1 to ${figure(count)}.`,
  print: 'Print the page',
  download: 'Download the page',
};

/** A clipping that is being made. */
export const clippingTexts = {
  loading: 'Loading the clip tool',
};

/** The people on the page. */
export const pageLinesTexts = {
  title: 'On this page',
  none: 'No one on this page has been transcribed.',
  closed: 'Closed for privacy: the line is covered',
  unnamed: 'Name not recorded',
  transcript: 'Read the whole transcript',
};
