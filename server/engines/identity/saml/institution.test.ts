import fc from 'fast-check';

import { institutionId, isInstitutionId } from './institution.ts';

describe('the short name of an institution', () => {
  it.each([
    ['Roche Library', 'roche-library'],
    ['  Llyfrgell Genedlaethol Cymru — NLW ', 'llyfrgell-genedlaethol-cymru-nlw'],
    ['Bibliothèque de l’Évêché', 'bibliotheque-de-l-eveche'],
    ['ﬁrst (1)', 'first-1'],
    ['東京図書館', null],
    ['---', null],
    ['a'.repeat(80), 'a'.repeat(63)],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
  ])('of %j is %j', (name, id) => {
    expect(institutionId(name)).toBe(id);
  });

  it('is none or a good one, whatever the name, and its own short name again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (name) => {
        const id = institutionId(name);
        if (id === null) return;
        expect(isInstitutionId(id)).toBe(true);
        expect(institutionId(id)).toBe(id);
      }),
    );
  });

  it.each(['', '-a', 'A', 'a/b', 'a b', '..', 'a'.repeat(64), 'é'])('is not %j', (text) => {
    expect(isInstitutionId(text)).toBe(false);
  });
});
