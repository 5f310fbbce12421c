import { object, string } from 'yup';

import { diaryNote } from '#domain/search/diary/diaryRules.ts';

import { diaryNoteTexts } from './texts.tsx';

/**
 * What a note is checked for before the server is asked. Loaded at the first check (services/forms/validateWith.ts).
 */
export const noteSchema = object({
  note: string().test('length', diaryNoteTexts.tooLong, (text = '') => diaryNote(text) !== null),
});
