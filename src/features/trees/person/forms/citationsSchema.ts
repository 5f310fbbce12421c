import { array, object, string } from 'yup';

import { isWebAddress, NO_WEB_ADDRESS } from '#domain/trees/core/documents/isWebAddress.ts';

import { NEW_SOURCE } from '../model/citationForm.ts';

const LONG = 2000;
const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';

const citation = object({
  sourceText: string().test('chosen', 'Choose a source of the list, or “New source”. To cite none, empty the field.', (text, { parent }) => isEmpty(text) || (parent as { source: string }).source !== ''),
  newTitle: string().max(LONG, 'A title has at most 2,000 characters.').test('title', 'Give the source a title.', (title, { parent }) => (parent as { source: string }).source !== NEW_SOURCE || !isEmpty(title)),
  page: string().max(LONG, 'This has at most 2,000 characters.'),
  url: string().trim().test('address', NO_WEB_ADDRESS, (address = '') => address === '' || isWebAddress(address)),
});

/** What citations are checked for, as a part of the form they stand in. */
export const citationsShape = array().of(citation);

/** A form of nothing but citations. Loaded at the first check. */
export const citationsSchema = object({ citations: citationsShape });
