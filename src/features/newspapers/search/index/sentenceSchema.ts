import { object, string } from 'yup';

import { sentenceTexts } from '../texts.ts';

/** What a sentence is checked for before it is sent. */
export const sentenceSchema = object({ text: string().trim().required(sentenceTexts.empty) });
