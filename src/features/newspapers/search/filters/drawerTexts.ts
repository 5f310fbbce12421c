import { counted } from '#domain/kernel/wording/counted.ts';

/** The drawer of filters while it is closed. Apart from texts.ts, since these words are part of the first load. */
export const drawerTexts = {
  title: 'Narrow your search',
  open: 'Filters',
  show: (total: number) => `Show ${counted(total, 'article')}`,
};
