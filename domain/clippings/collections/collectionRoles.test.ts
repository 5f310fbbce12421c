import { CLIPPING_LIMITS } from '../core/clippingLimits.ts';
import { faultOfCollection, tidyCollection } from './collectionFields.ts';
import { type CollectionDeed, type CollectionRole, mayInCollection } from './collectionRoles.ts';

describe('what someone may do in a collection', () => {
  it.each<[CollectionRole | null, boolean, CollectionDeed[]]>([
    ['owner', false, ['read', 'arrange', 'decide']],
    ['editor', false, ['read', 'arrange']],
    ['reader', false, ['read']],
    ['reader', true, ['read']],
    [null, true, ['read']],
    [null, false, []],
  ])('as %s, where it is public: %s', (role, isPublic, expected) =>
    expect((['read', 'arrange', 'decide'] as const).filter((deed) => mayInCollection(deed, { role, isPublic }))).toEqual(expected));
});

describe('what is written about a collection', () => {
  it('is tidied', () => expect(tidyCollection({ name: ' The\nWebbs ', description: ' a\r\nb ' })).toEqual({ name: 'The Webbs', description: 'a\nb' }));
  it.each([
    [{ name: '', description: '' }, 'name'],
    [{ name: 'a'.repeat(CLIPPING_LIMITS.collectionName + 1), description: '' }, 'name'],
    [{ name: 'a', description: 'a'.repeat(CLIPPING_LIMITS.collectionDescription + 1) }, 'description'],
  ])('is refused in case %#', (fields, field) => expect(faultOfCollection(fields)?.field).toBe(field));
  it('may be as long as the limits', () => expect(faultOfCollection({ name: 'a'.repeat(CLIPPING_LIMITS.collectionName), description: 'a'.repeat(CLIPPING_LIMITS.collectionDescription) })).toBeNull());
});
