import { string, type StringSchema } from 'yup';

import { someText, text, webAddress } from '#domain/trees/core/documents/shapes.ts';

import { byShape } from './byShape.ts';

const shaped = (shape: Parameters<typeof byShape>[0]) => string().test(byShape(shape));
const title = string()
  .trim()
  .required('Give it a title.')
  .test(byShape(someText(5)));
const problemOf = (field: StringSchema, value: string | undefined) =>
  field.validate(value).then(
    () => null,
    ({ message }: Error) => message,
  );

it.each([
  ['a text within the length', shaped(text(5)), 'Roche', null],
  ['a text beyond it', shaped(text(5)), 'Roches', 'Use at most 5 characters.'],
  ['spaces around a text, which are not stored', shaped(text(5)), '  Roche  ', null],
  ['nothing, where a field may be empty', shaped(text(5)), undefined, null],
  ['nothing, where it may not, in the words of the form', title, '', 'Give it a title.'],
  ['only spaces', title, '   ', 'Give it a title.'],
  ['a web address', shaped(webAddress), 'https://kresenkernow.org/', null],
  ['what is no web address', shaped(webAddress), 'ftp://x', 'Enter an address that starts with https:// or http://'],
])('checks %s as the document does', async (_case, field, value, expected) => {
  expect(await problemOf(field, value)).toBe(expected);
});
