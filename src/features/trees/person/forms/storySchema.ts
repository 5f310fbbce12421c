import { object, string } from 'yup';

import { sourceFields, storyFields } from '#domain/trees/core/documents/documentShapes.ts';
import { shapedField } from '#services/forms/shapedField.ts';

import { sourceFormTexts, storyTexts } from './texts.ts';

/** Loaded at the first check. How long each note may be the server says: one that came with a file may be longer. */
export const notesSchema = object({ notes: string() });

/** What a story is checked for before the server is asked. Loaded at the first check. */
export const storySchema = object({
  title: shapedField(storyFields.title, storyTexts.titleMissing),
  text: shapedField(storyFields.text, storyTexts.textMissing),
  date: shapedField(storyFields.date),
});

/** The same for a source. */
export const sourceSchema = object({
  title: shapedField(sourceFields.title, sourceFormTexts.titleMissing),
  author: shapedField(sourceFields.author),
  publication: shapedField(sourceFields.publication),
  repository: shapedField(sourceFields.repository),
  callNumber: shapedField(sourceFields.callNumber),
  url: shapedField(sourceFields.url),
});
