import { object, string } from 'yup';

import { houseFormTexts } from './texts.ts';

/**
 * A location is required unless the page has one to fall back to. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const houseHistorySchema = (hasFallback: boolean) =>
  object({ location: hasFallback ? string() : string().trim().required(houseFormTexts.missing) });
