import { itemTypeOf, recordItemId } from './recordItem.ts';

describe('an item of a record', () => {
  it('has an id that says which', () => {
    expect(recordItemId({ recordId: 'CON1871/RG1/2', type: 'IMAGE' })).toBe('CON1871/RG1/2:IMAGE');
  });

  it.each([
    ['its id', 'A/1:IMAGE', 'IMAGE'],
    ['a kind alone', 'PDF', 'PDF'],
    ['an item of another record', 'A/2:IMAGE', 'CENSUS'],
    ['a kind there is not', 'A/1:TAPE', 'CENSUS'],
    ['nothing', null, 'CENSUS'],
    ['an empty text', '', 'CENSUS'],
  ] as const)('is read from %s', (_title, itemId, type) => {
    expect(itemTypeOf('A/1', itemId, 'CENSUS')).toBe(type);
  });
});
