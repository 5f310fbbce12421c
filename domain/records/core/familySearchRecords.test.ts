import { stockThumbnail, STOCK_THUMBNAILS } from '#domain/records/images/thumbnailAddress.ts';

import { isFamilySearchId, isFamilySearchRecord } from './familySearchId.ts';

it('SRCH-031 takes four characters, a hyphen and three for a family-search id', () => {
  expect(['ABCD-123', 'ABC-123', 'ABCD-1234', 'ABCD123', ' ABCD-123', 'ABCD-12\n'].map(isFamilySearchId)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('knows a family-search record by the last part of its id', () => {
  expect(['ABCD-123', 'FS/ABCD-123', 'ABCD-123/1', 'ROCHE-1871/1', ''].map(isFamilySearchRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('chooses a stock picture by the length of the record id, modulo ten', () => {
  expect(STOCK_THUMBNAILS).toBe(10);
  expect(['ABCD-123', 'FS/1234567', '', '12345678901'].map(stockThumbnail)).toEqual([8, 0, 0, 1]);
});
