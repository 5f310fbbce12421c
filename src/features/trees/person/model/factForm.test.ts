import { errorsOfChangedFields } from '../forms/useEditForm.ts';
import { readNotes } from './factForm.ts';

describe('readNotes', () => {
  it.each([
    ['one', [], ['one']],
    ['one\n\ntwo', [], ['one', 'two']],
    ['one\n\ntwo', ['one\n\ntwo'], ['one\n\ntwo']],
    ['before\n\none\n\ntwo\n\nafter', ['one\n\ntwo'], ['before', 'one\n\ntwo', 'after']],
    ['one\n\ntwo, changed', ['one\n\ntwo'], ['one', 'two, changed']],
    ['a\n\nb\n\na\n\nb', ['a\n\nb', 'a\n\nb'], ['a\n\nb', 'a\n\nb']],
    [' \n\n ', ['gone'], []],
  ])('reads %j, of what was %j, as %j', (text, before, notes) => expect(readNotes(text, before)).toEqual(notes));
});

it('distinguishes fields that were changed, or are empty as they were', () => {
  const errors = { given: 'long', surname: 'long', type: 'required' };
  expect(
    errorsOfChangedFields(
      errors,
      { given: 'imported', surname: 'changed', type: '' },
      { given: 'imported', surname: 'imported', type: '' },
    ),
  ).toEqual({ surname: 'long', type: 'required' });
});
