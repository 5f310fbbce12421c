import { object, string } from 'yup';

/** What a new relative is checked for before the server is asked. Loaded at the first check. */
export const relativeSchema = object({
  basics: object().when('who', ([who]: string[], schema) =>
    who === 'new' ? schema.shape({ given: string().trim().when('surname', ([surname]: string[], name) => ((surname ?? '').trim() === '' ? name.required('Enter a first name or a surname.') : name)) }) : schema,
  ),
  family: string().when('familyCount', ([count]: number[], schema) => ((count ?? 0) > 1 ? schema.required('Choose the family, or a new one.') : schema)),
  existing: string().when('who', ([who]: string[], schema) => (who === 'existing' ? schema.required('Choose somebody from the list.') : schema)),
});
