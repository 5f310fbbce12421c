import fc from 'fast-check';

import { askedComparison, compareAddress, type ComparedItem } from './comparedItem.ts';
import { compareFields } from './compareFields.ts';

const section = (title: string, values: Record<string, string>) => ({
  title,
  fields: Object.entries(values).map(([fieldId, value]) => ({ fieldId, label: fieldId, value })),
});

describe('compareFields', () => {
  it('sets fields side by side in the order of transcripts and says which agree', () => {
    const compared = compareFields([
      [
        section('Person', { FirstName: 'William', LastName: 'PINCH', Age: '39' }),
        section('Event', { EventYear: '1871' }),
      ],
      [
        section('Person', { FirstName: 'Wm', LastName: 'Pinch', MaritalStatus: 'Married', Age: '49' }),
        section('Work', { Occupation: 'Miner' }),
      ],
    ]);
    expect(compared.map(({ title }) => title)).toEqual(['Person', 'Work', 'Event']);
    expect(compared[0]?.fields.map(({ fieldId, values, agreement }) => [fieldId, values, agreement])).toEqual([
      ['FirstName', ['William', 'Wm'], 'differs'],
      ['LastName', ['PINCH', 'Pinch'], 'same'],
      ['MaritalStatus', [null, 'Married'], 'partly'],
      ['Age', ['39', '49'], 'differs'],
    ]);
    expect(compared[1]?.fields).toEqual([
      {
        fieldId: 'Occupation',
        label: 'Occupation',
        values: [null, 'Miner'],
        corrections: [null, null],
        agreement: 'partly',
      },
    ]);
  });

  it.each([
    ['Saint  Austell', 'saint austell.', 'same'],
    ['São', 'Sao', 'same'],
    ['1871', '1881', 'differs'],
  ])('takes %s and %s for %s', (one, other, agreement) => {
    expect(compareFields([[section('A', { x: one })], [section('A', { x: other })]])[0]?.fields[0]?.agreement).toBe(
      agreement,
    );
  });

  it('has accepted corrections beside what was transcribed, and takes another reading for a difference', () => {
    const corrected = (value: string, correction: string | null) => [
      { title: 'A', fields: [{ fieldId: 'x', label: 'x', value, correction }] },
    ];
    const row = (...records: [string, string | null][]) =>
      compareFields(records.map(([value, correction]) => corrected(value, correction)))[0]?.fields[0];
    expect(row(['PINCH', 'Finch'], ['Pinch', null])).toMatchObject({
      values: ['PINCH', 'Pinch'],
      corrections: ['Finch', null],
      agreement: 'differs',
    });
    expect(row(['', '39'], ['39', null])).toMatchObject({
      values: [null, '39'],
      corrections: ['39', null],
      agreement: 'same',
    });
  });

  it('loses no value of any record and invents none', () => {
    const record = fc
      .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.string()))));
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
        const compared = compareFields(
          records.map((fields) => (fields.length === 0 ? [] : [section('S', Object.fromEntries(fields))])),
        );
        const back = records.map((_record, at) =>
          Object.fromEntries(
            compared.flatMap(({ fields }) =>
              fields.flatMap(({ fieldId, values }) => (values[at] == null ? [] : [[fieldId, values[at]]])),
            ),
          ),
        );
        expect(back).toEqual(records.map((fields) => Object.fromEntries(fields)));
      }),
    );
  });
});

describe('the address of a comparison', () => {
  const record = (id: string): ComparedItem => ({ kind: 'record', id });
  const article = (id: string): ComparedItem => ({ kind: 'article', id });

  it.each<[string, readonly ComparedItem[], string]>([
    [
      '?record=a%2F1&record=b&record=a%2F1&record=&record=c&record=d&record=e',
      [record('a/1'), record('b'), record('c'), record('d')],
      '',
    ],
    [
      'article=BL/0002647/18240217/0003/0001&record=a&article=a&q=fire',
      [article('BL/0002647/18240217/0003/0001'), record('a'), article('a')],
      'fire',
    ],
    ['', [], ''],
    [`record=${'x'.repeat(400)}&page=2`, [], ''],
  ])('%s names each once, the first four', (address, items, words) =>
    expect(askedComparison(address)).toEqual({ items, words }),
  );

  it('reads back what was written', () => {
    const asked = {
      items: [
        record('ROCHE-1871/RG102267.VLD/1/1'),
        article('n-borlase-times/18420205/0001/0001'),
        record('a & b'),
        record('100%'),
      ],
      words: '"grey mare" & =pinch',
    };
    expect(askedComparison(compareAddress(asked.items, asked.words).split('?')[1] ?? '')).toEqual(asked);
  });
});
