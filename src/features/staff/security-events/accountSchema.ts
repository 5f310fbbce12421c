import { object, string } from 'yup';

import { securityEventTexts } from './texts.ts';

/** An account number, or nothing for every account. Loaded at the first check. */
export const accountSchema = object({
  account: string()
    .trim()
    .matches(/^\d{0,15}$/u, securityEventTexts.accountInvalid),
});
