import { object, string } from 'yup';

import { isWebAddress, NO_WEB_ADDRESS } from '#domain/trees/core/documents/isWebAddress.ts';

const LONGEST = 100_000;

/** Loaded at the first check. How long each note may be the server says: one that came with a file may be longer. */
export const notesSchema = object({ notes: string() });

/** What a story is checked for before the server is asked. Loaded at the first check. */
export const storySchema = object({
  title: string().trim().required('Give the story a title.').max(250, 'A title has at most 250 characters.'),
  text: string().trim().required('Write something.').max(LONGEST, 'A story has at most 100,000 characters.'),
  date: string().trim().max(250, 'A date has at most 250 characters.'),
});

/** The same for a source. */
export const sourceSchema = object({
  title: string().trim().required('Give the source a title.').max(2000, 'A title has at most 2,000 characters.'),
  url: string().trim().test('address', NO_WEB_ADDRESS, (address = '') => address === '' || isWebAddress(address)),
});
