import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { type ComparedItem, MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';

type Kind = ComparedItem['kind'];

/** Records, articles, or both, as the page calls what it compares. */
const nameOf = (kinds: readonly Kind[]): string =>
  !kinds.includes('article') ? 'records' : !kinds.includes('record') ? 'articles' : 'records and articles';

/** `/search/compare`: the page around the comparison. */
export const comparePageTexts = {
  title: (kinds: readonly Kind[]) => `Compare ${nameOf(kinds)}`,
  documentTitle: (names: readonly string[]) => `Compare: ${names.join(', ')}`,
  loading: (kinds: readonly Kind[]) => `Loading ${nameOf(kinds)}`,
  choose: 'Choose from results',
  empty: {
    title: 'Nothing selected',
    text: `Select up to ${MOST_COMPARED} records or newspaper articles in your results, then compare them here.`,
  },
  failed: (kinds: readonly Kind[]) => `We couldn’t show these ${nameOf(kinds)}`,
  members: { title: 'Sign in to compare more', text: 'You can see only part of some of these.', action: 'Sign in' },
  nothing: 'There is nothing to compare',
};

/** The columns side by side. */
export const comparisonTexts = {
  back: 'Back to results',
  brief: 'Show differences only',
  print: 'Print',
  region: 'Side by side',
  caption: (kinds: readonly Kind[]) =>
    `Fields of ${new Set(kinds).size > 1 ? `${kinds.length} ${nameOf(kinds)}` : countInWords(kinds.length, kinds[0] ?? 'record')}`,
  field: 'Field',
  membersOnly: 'Members see more',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  identical: 'These agree in every field.',
  nothing: '–',
  correction: 'Correction',
};

/** A column whose record or article is missing or closed. */
export const comparedColumnTexts = {
  unseen: {
    record: { title: 'Record not available', text: 'It may be closed for privacy, or replaced by a newer transcript.' },
    article: { title: 'Article not available', text: 'It may be closed for privacy, or no longer part of its issue.' },
  },
};

/** Whether the columns agree in a field. */
export const agreementTexts = { same: 'Same', differs: 'Differs', partly: 'Not in all' };

/** What an article is and where it stands. */
export const articleTexts = {
  title: 'Article',
  newspaper: 'Newspaper',
  date: 'Date',
  page: 'Page',
  place: 'Published in',
  county: 'County',
  kind: 'Kind',
  kinds: {
    article: 'Article',
    advertisement: 'Advertisement',
    births: 'Births',
    marriages: 'Marriages',
    deaths: 'Deaths',
    illustration: 'Illustration',
    page: 'Whole page',
  } as Readonly<Record<string, string>>,
  words: 'Words',
  reading: 'How it was read',
  corrected: 'By machine, corrected by members',
  uncorrected: 'By machine, uncorrected',
  parting: 'Separated by',
  guess: 'This site, as a guess',
  access: 'Who can read it',
};

/** Who can read an article. */
export const accessTexts = {
  FREE: 'Everyone',
  MEMBERS: 'Members',
  SUBSCRIBERS: 'Subscribers',
  INSTITUTION: 'Readers of certain libraries',
};

/** The texts of articles side by side. */
export const textRowTexts = {
  title: 'Text',
  group: (name: string) => `Text of ${name}`,
  between: '… ',
  closed: 'You can read only these lines of this article.',
  none: 'You can’t read this article.',
  empty: 'This article has no text.',
  cut: 'The article continues.',
  more: 'Read all of it on its page',
};

/** Where a record or an article comes from. */
export const sourceTexts = {
  title: 'Source',
  recordSet: 'Record set',
  repository: 'Held at',
  reference: 'Archive reference',
  attribution: 'Credit and licence',
  citation: 'Citation',
};
