import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** An article among the results. */
export const articleTexts = {
  kinds: {
    advertisement: 'Advertisement',
    births: 'Births',
    marriages: 'Marriages',
    deaths: 'Deaths',
    illustration: 'Illustration',
    page: 'Whole page',
  } as Readonly<Record<string, string>>,
  page: (page: number) => `page ${figure(page)}`,
  words: (count: number) => countInWords(count, 'word'),
  hits: (count: number) => `${countInWords(count, 'match', 'matches')} in this article`,
  guess: 'Separated by this site',
  corrected: 'Corrected by members',
  free: 'Free to everyone',
  issue: 'See the issue',
  between: '… ',
};

/** What the search covered. */
export const coverageTexts = {
  none: 'This search covered no issues: we hold no newspaper for these filters.',
  covered: (issues: number, titles: number, years: string) =>
    `We searched ${countInWords(issues, 'issue')} of ${countInWords(titles, 'newspaper')}${years === '' ? '' : `, ${years}`}.`,
  /** After the name of a newspaper, which is a link to its years. */
  held: (held: number, expected: number) =>
    `: ${figure(held)} of about ${countInWords(expected, 'issue')} from these years`,
  more: (count: number) => `${countInWords(count, 'other newspaper')} ${count === 1 ? 'is' : 'are'} incomplete, too.`,
};
