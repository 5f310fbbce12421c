import type { SearchFormValues } from './formField.ts';
import { rememberSentForm, sentForms } from './sentForms.ts';

const form = (lastname: string): SearchFormValues => ({ lastname });

it('a form is found as it was sent last, until twenty others were', () => {
  rememberSentForm('first /search', form('Smith'));
  rememberSentForm('first /search', form('Pinch'));
  for (let at = 0; at < 19; at += 1) rememberSentForm(`${at} /search`, form('Webb'));
  expect(sentForms.get('first /search')).toEqual(form('Pinch'));
  rememberSentForm('last /search', form('Giles'));
  expect(sentForms.get('first /search')).toBeUndefined();
  expect(sentForms.get('last /search')).toEqual(form('Giles'));
});
