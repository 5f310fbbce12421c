import { object, string } from 'yup';

import { mergeTexts as texts } from '../texts.ts';

/** A name out of those of the places. Loaded at the first check. */
export const mergeSchema = object({ into: string().required(texts.missing) });
