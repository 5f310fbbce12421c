import { array, object, string } from 'yup';

/** What a picture or a document is checked for before the server is asked. Loaded at the first check. */
export const mediumSchema = object({
  title: string().trim().required('Give it a title.').max(2000, 'A title has at most 2,000 characters.'),
  date: string().trim().max(250, 'A date has at most 250 characters.'),
  notes: string(),
  keys: array().of(string()).min(1, 'Choose at least one: what belongs to nothing is shown nowhere.'),
});
