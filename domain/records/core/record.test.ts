import { RECORD_ITEM_TYPES } from './record.ts';

it('REC-001 a record item is one of five kinds', () => {
  expect([...RECORD_ITEM_TYPES]).toEqual(['CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE']);
});
