import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';

import { mediumTexts } from './texts.ts';

/** What a medium is called; never empty. */
export const mediumName = ({ title, fileName }: Pick<TreeMedium, 'title' | 'fileName'>): string =>
  title || fileName || mediumTexts.untitled;

/** When it was made, in words; empty where it is not known. */
export const mediumDate = ({ date }: Pick<TreeMedium, 'date'>): string => (date ? treeDateInWords(date) : '');
