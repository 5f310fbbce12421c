import { object, string } from 'yup';

/** What sign-in asks for before it bothers the server. Loaded at the first check (services/forms/validateWith.ts). */
export const signInSchema = object({
  email: string().trim().required('Enter your email address.'),
  password: string().required('Enter your password.'),
});
