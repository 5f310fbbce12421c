import { problemsByField } from './problemsByField.ts';

test('the first message of a field is kept, and what is wrong with the form as a whole is none of a field', () => {
  expect(
    problemsByField([
      { field: 'email', message: 'Enter an address.' },
      { field: null, message: 'Try again later.' },
      { field: 'email', message: 'It is too long.' },
      { field: 'days', message: 'Choose how long.' },
    ]),
  ).toEqual({ email: 'Enter an address.', days: 'Choose how long.' });
  expect(problemsByField([])).toEqual({});
});
