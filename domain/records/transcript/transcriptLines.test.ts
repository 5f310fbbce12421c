import type { RecordDraft, RecordSet } from '../core/record.ts';
import { transcriptLines } from './transcriptLines.ts';

const set: RecordSet = {
  id: 'S',
  name: 'Pages of Roche',
  description: '',
  type: 'TRANSCRIPTION',
  category: 'life events (bmds)',
  subcategory: 'parish burials',
  sourceCountry: 'england',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  isSample: false,
};
const draft = (fields: RecordDraft['fields'], isClosed = false): RecordDraft => ({
  id: 'S/1',
  type: 'TRANSCRIPTION',
  fields,
  groupKey: null,
  groupOrder: 1,
  images: [],
  isClosed,
  provenance: { sourceFile: 'a.csv', sourceRow: 4 },
});

it('writes a record as its page shows it: name, what it is, labels and values under headings', () => {
  const lines = transcriptLines(
    draft({
      FirstName: 'Ann',
      LastName: 'GUARD',
      EventType: 'Burial',
      BurialDate: '3 Apr 1801',
      EventYear: '1801',
      Age: '4',
      Notes: 'of\tfever\nat sea',
    }),
    set,
  );
  expect(lines.slice(0, 2)).toEqual(['Ann GUARD (a.csv, line 4)', 'Burial, 1801']);
  expect(lines.filter((line) => /^ {2}\S/u.test(line)).length).toBeGreaterThan(1);
  expect(lines.find((line) => line.includes('Age'))).toMatch(/^ {4}Age +4$/u);
  expect(lines.find((line) => line.includes('fever'))).toMatch(/^ {4}\S.* {2}of fever at sea$/u);
});

it.each([
  [
    'of a closed record nothing but its place in the file',
    draft({ FirstName: 'Ann', LastName: 'GUARD' }, true),
    ['Closed for privacy (a.csv, line 4)'],
  ],
  ['the name of the set for a record about no one', draft({}), ['Pages of Roche (a.csv, line 4)']],
])('gives %s', (_case, record, lines) => {
  expect(transcriptLines(record, set)).toEqual(lines);
});
