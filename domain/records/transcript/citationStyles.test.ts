import fc from 'fast-check';

import { citationsOf } from './citationStyles.ts';
import { gedcomSource } from './citedRecord.ts';

const FIELDS = {
  FirstName: 'William',
  LastName: 'PINCH',
  EventType: 'Census',
  CensusYear: '1871',
  Place: 'Roche, Cornwall',
  Piece: 'RG 10/2267',
  Folio: '5',
};
const SOURCE = {
  setName: 'Roche 1871',
  repository: 'The National Archives',
  archiveSeries: 'RG 10',
  siteName: 'Muniment',
  address: 'https://example.org/transcript?id=R%2F1',
  accessedOn: new Date('2026-11-21T23:00:00Z'),
};
const inStyle = (style: string, fields: object = FIELDS, more: object = {}) =>
  citationsOf({ ...fields }, { ...SOURCE, ...more }).find((citation) => citation.style === style)?.text;

describe('citationsOf', () => {
  it.each([
    [
      'Plain',
      'William PINCH, Census, 1871, Roche, Cornwall; The National Archives, RG 10/2267, folio 5; transcript, “Roche 1871”, Muniment (https://example.org/transcript?id=R%2F1 : accessed 21 November 2026).',
    ],
    [
      'Chicago',
      'William PINCH, Census, 1871, Roche, Cornwall; transcript, “Roche 1871,” Muniment, accessed November 21, 2026, https://example.org/transcript?id=R%2F1; citing The National Archives, RG 10/2267, folio 5.',
    ],
    [
      'MLA',
      '“William PINCH, Census, 1871, Roche, Cornwall.” Roche 1871, Muniment, https://example.org/transcript?id=R%2F1. Accessed 21 November 2026. Original: The National Archives, RG 10/2267, folio 5.',
    ],
    [
      'APA',
      'Muniment. (2026). Roche 1871 [Transcript of William PINCH, Census, 1871, Roche, Cornwall]. Original: The National Archives, RG 10/2267, folio 5. Retrieved November 21, 2026, from https://example.org/transcript?id=R%2F1',
    ],
    [
      'Evidence',
      '“Roche 1871,” database, Muniment (https://example.org/transcript?id=R%2F1 : accessed 21 November 2026), entry for William PINCH, Census, 1871, Roche, Cornwall; citing The National Archives, RG 10/2267, folio 5.',
    ],
    [
      'Harvard',
      'Muniment (2026) Roche 1871: William PINCH, Census, 1871, Roche, Cornwall. Original: The National Archives, RG 10/2267, folio 5. Available at: https://example.org/transcript?id=R%2F1 (Accessed: 21 November 2026).',
    ],
    [
      'BibTeX',
      '@online{muniment-william-pinch-census-1871,\n  title = {William PINCH, Census, 1871, Roche, Cornwall, Roche 1871},\n  organization = {Muniment},\n  year = {2026},\n  url = {https://example.org/transcript?id=R%2F1},\n  urldate = {2026-11-21},\n  note = {Transcript of The National Archives, RG 10/2267, folio 5}\n}',
    ],
    [
      'GEDCOM',
      '0 @S1@ SOUR\n1 TITL Roche 1871\n1 AUTH The National Archives\n1 PUBL Muniment, https://example.org/transcript?id=R%2F1\n2 SOUR @S1@\n3 PAGE William PINCH, Census, 1871, Roche, Cornwall; The National Archives, RG 10/2267, folio 5\n3 DATA\n4 TEXT Transcript read on 21 NOV 2026',
    ],
  ])('writes %s', (style, text) => expect(inStyle(style)).toBe(text));

  it('leaves no gaps where a source says little', () => {
    const bare = citationsOf({}, { ...SOURCE, repository: null, archiveSeries: null }).map(({ text }) => text);
    for (const text of bare) expect(text).not.toMatch(/null|undefined|\(\)|\[\]|; ;|“”|, ,|\.\./u);
    expect(inStyle('Chicago', {}, { repository: null, archiveSeries: null })).toBe(
      'transcript, “Roche 1871,” Muniment, accessed November 21, 2026, https://example.org/transcript?id=R%2F1.',
    );
  });

  it('escapes what BibTeX would read as its own', () =>
    expect(inStyle('BibTeX', { FirstName: 'A & {B}', LastName: '50%' })).toContain('A \\& \\{B\\} 50\\%'));
});

describe('gedcomSource', () => {
  it('keeps every line within 255 characters, never ends one in a blank, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '@', '\n', 'é'), maxLength: 900 }), (subject) => {
        const text = gedcomSource({ ...SOURCE, subject, original: '' });
        const all = text.split('\n');
        for (const line of all) expect(line.length).toBeLessThanOrEqual(255);
        for (const line of all) expect(line).toMatch(/^\d [@A-Z\d]+(?: |$)/u);
        const start = all.findIndex((line) => line.startsWith('3 PAGE'));
        const page =
          start < 0
            ? ''
            : [
                all[start]?.slice(7),
                ...all
                  .slice(start + 1)
                  .filter((line) => line.startsWith('4 CONC'))
                  .map((line) => line.slice(7)),
              ].join('');
        expect(page.replaceAll('@@', '@')).toBe(subject.replace(/\s+/gu, ' ').trim());
      }),
    );
  });
});
