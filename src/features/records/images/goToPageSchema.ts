import { object, string } from 'yup';

import { pageNumber } from './model/pageNumber.ts';
import { viewerToolsTexts } from './texts.ts';

/** A page of the book. Loaded at the first check (services/forms/validateWith.ts). */
export const goToPageSchema = (count: number) =>
  object({
    page: string().test('page', viewerToolsTexts.noSuchPage(count), (text = '') => pageNumber(text, count) !== null),
  });
