import { someText, text, webAddress } from '#domain/trees/core/documents/shapes.ts';

import { shapedField } from './shapedField.ts';

const problemOf = (field: ReturnType<typeof shapedField>, value: string | undefined) =>
  field.validate(value).then(
    () => null,
    ({ message }: Error) => message,
  );

it.each([
  ['a text within the length', shapedField(text(5)), 'Roche', null],
  ['a text beyond it', shapedField(text(5)), 'Roches', 'Use at most 5 characters.'],
  ['spaces around a text, which are not stored', shapedField(text(5)), '  Roche  ', null],
  ['nothing, where a field may be empty', shapedField(text(5)), undefined, null],
  [
    'nothing, where it may not, in the words of the form',
    shapedField(someText(5), 'Give it a title.'),
    '',
    'Give it a title.',
  ],
  ['only spaces', shapedField(someText(5), 'Give it a title.'), '   ', 'Give it a title.'],
  ['a web address', shapedField(webAddress), 'https://kresenkernow.org/', null],
  [
    'what is no web address',
    shapedField(webAddress),
    'ftp://x',
    'Enter an address that starts with https:// or http://',
  ],
])('checks %s as the document does', async (_case, field, value, expected) => {
  expect(await problemOf(field, value)).toBe(expected);
});
