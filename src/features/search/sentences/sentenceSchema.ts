import { object, string } from 'yup';

import { sentenceFormTexts } from './texts.ts';

/**
 * What a sentence is checked for before the server is asked. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const sentenceSchema = object({ text: string().trim().required(sentenceFormTexts.missing) });
