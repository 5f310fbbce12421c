import { CLIPPING_LIMITS } from '../core/clippingLimits.ts';
import { faultOfCollection, tidyCollection } from './collectionFields.ts';

describe('what is written about a collection', () => {
  it('is tidied', () =>
    expect(tidyCollection({ name: ' The\nWebbs ', description: ' a\r\nb ' })).toEqual({
      name: 'The Webbs',
      description: 'a\nb',
    }));
  it.each([
    [{ name: '', description: '' }, 'name'],
    [{ name: 'a'.repeat(CLIPPING_LIMITS.collectionName + 1), description: '' }, 'name'],
    [{ name: 'a', description: 'a'.repeat(CLIPPING_LIMITS.collectionDescription + 1) }, 'description'],
  ])('is refused in case %#', (fields, field) => expect(faultOfCollection(fields)?.field).toBe(field));
  it('may be as long as the limits', () =>
    expect(
      faultOfCollection({
        name: 'a'.repeat(CLIPPING_LIMITS.collectionName),
        description: 'a'.repeat(CLIPPING_LIMITS.collectionDescription),
      }),
    ).toBeNull());
});
