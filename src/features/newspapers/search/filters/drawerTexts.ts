import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The drawer of filters while it is closed. Apart from texts.ts, since these words are part of the first load. */
export const drawerTexts = {
  title: 'Narrow your search',
  open: 'Filters',
  show: (total: number) => `Show ${countInWords(total, 'article')}`,
};
