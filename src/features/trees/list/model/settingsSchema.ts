import { object, string } from 'yup';

import { settingsTexts } from '../settingsTexts.tsx';

/**
 * What a tree's settings are checked for before the server is asked. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const settingsSchema = object({
  name: string().trim().required(settingsTexts.nameMissing).max(120, settingsTexts.nameTooLong),
  description: string().trim().max(2000, settingsTexts.descriptionTooLong),
});
