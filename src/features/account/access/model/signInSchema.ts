import { object, string } from 'yup';

import { signInTexts } from '../texts/signInTexts.ts';

/** What sign-in checks before it asks the server. Loaded at the first check (services/forms/validateWith.ts). */
export const signInSchema = object({
  email: string().trim().required(signInTexts.noEmail),
  password: string().required(signInTexts.noPassword),
});
