import fc from 'fast-check';

import { perProfileText, type ProfileTextName } from '#domain/account/profile/profileTexts.ts';
import { SOCIAL_TYPES } from '#domain/account/profile/socials.ts';

import type { OwnProfile } from '../profileApi.ts';
import { changeOf, errorsIn, errorsOf, isNothing, valuesOf, type ProfileValues } from './profileForm.ts';

const stored = {
  username: 'mary.p',
  pronouns: 'she/her',
  dateOfBirth: '1980-02-29',
  socials: [
    { type: 'X', identifier: 'mp' },
    { type: 'FACEBOOK', identifier: 'm.p' },
  ],
} as OwnProfile;
const before = valuesOf(stored);

describe('the form of a profile', () => {
  it('sends fields that were changed and names those that were emptied', () => {
    const after = {
      ...before,
      username: ' new.name ',
      pronouns: '',
      socials: { ...before.socials, X: '', BLUESKY: 'mp.example.org' },
    };
    expect(changeOf(before, after)).toEqual({
      fieldsToUpdate: { username: 'new.name', socials: [{ type: 'BLUESKY', identifier: 'mp.example.org' }] },
      fieldsToDelete: ['pronouns', 'socials.X'],
    });
  });

  it('sends an emptied username, so that it is refused and not forgotten', () => {
    expect(changeOf(before, { ...before, username: '' }).fieldsToUpdate).toEqual({ username: '' });
    expect(errorsIn(before, { ...before, username: '' })).toEqual({ username: 'Enter a username.' });
  });

  it('has nothing to save while nothing but spaces differs', () => {
    expect(isNothing(changeOf(before, { ...before, pronouns: ' she/her ' }))).toBe(true);
    expect(isNothing(changeOf(before, { ...before, dateOfBirth: '' }))).toBe(false);
  });

  it('changes what is typed into what is typed: applying a change to the stored profile gives the form', () => {
    const text = fc.constantFrom('', 'a', 'b b', 'she/her');
    const values: fc.Arbitrary<ProfileValues> = fc.record({
      username: fc.constantFrom('abc', 'def'),
      ...perProfileText(() => text),
      dateOfBirth: fc.constantFrom('', '1980-02-29', '1990-01-01'),
      socials: fc.record(Object.fromEntries(SOCIAL_TYPES.map((type) => [type, text]))),
    });
    fc.assert(
      fc.property(values, values, (from, to) => {
        const { fieldsToUpdate, fieldsToDelete } = changeOf(from, to);
        const { socials = [], ...plain } = fieldsToUpdate;
        const result = { ...from, socials: { ...from.socials }, ...plain };
        for (const { type, identifier } of socials) result.socials[type] = identifier;
        for (const field of fieldsToDelete) {
          if (field.startsWith('socials.'))
            result.socials[field.replace('socials.', '') as keyof ProfileValues['socials']] = '';
          else result[field as ProfileTextName | 'dateOfBirth'] = '';
        }
        expect(result).toEqual(to);
      }),
    );
  });

  it('puts each issue beside its field, and the first of two', () => {
    expect(
      errorsOf([
        { field: 'username', reason: 'One.' },
        { field: 'username', reason: 'Two.' },
        { field: 'socials.X', reason: 'Three.' },
        { field: 'other', reason: 'Four.' },
      ]),
    ).toEqual({
      username: 'One.',
      socials: { X: 'Three.' },
    });
  });
});
