import { object, string } from 'yup';

import { auditTexts } from './texts.ts';

const account = () =>
  string()
    .trim()
    .matches(/^\d{0,15}$/u, auditTexts.invalid);

/** Account numbers, or nothing for every account. Loaded at the first check. */
export const accountsSchema = object({ member: account(), staff: account() });
