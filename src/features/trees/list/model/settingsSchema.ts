import { object, string } from 'yup';

/** What a tree's settings are checked for before the server is asked. Loaded at the first check (services/forms/validateWith.ts). */
export const settingsSchema = object({
  name: string().trim().required('Give the tree a name.').max(120, 'A name has at most 120 characters.'),
  description: string().trim().max(2000, 'A description has at most 2,000 characters.'),
});
