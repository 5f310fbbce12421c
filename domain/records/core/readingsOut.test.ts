import { parse } from 'csv-parse/sync';

import { recordAnnotation } from '#domain/clippings/annotations/collectionDocuments.ts';
import { clippingsCsvHead, clippingsCsvRows } from '#domain/clippings/exports/clippingsCsv.ts';
import type { ExportedItem } from '#domain/clippings/exports/exportedItem.ts';
import { cslItem, risRecord } from '#domain/clippings/exports/referenceFormats.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import { pageAnnotations } from '#domain/records/images/bookManifest.ts';
import { citedRecord, gedcomSource, plainCitation } from '#domain/records/transcript/citedRecord.ts';
import { recordJsonLd } from '#domain/records/transcript/recordJsonLd.ts';
import { transcriptLines } from '#domain/records/transcript/transcriptLines.ts';
import { exportedRecord } from '#domain/search/export/exportedRecord.ts';
import { exportCsv, exportJson } from '#domain/search/export/exportFile.ts';
import { recordCitation } from '#domain/trees/hints/recordTaking/recordCitation.ts';

import { doubtInWords } from './doubtInWords.ts';
import { READINGS_WRITTEN } from './readingsWritten.fixture.ts';
import type { RecordSet } from './record.ts';
import { NAME_FIELDS, recordName } from './recordName.ts';
import { recordTitle } from './recordTitle.ts';

const ADDRESS = 'https://example.org/transcript?id=WEX%2F1';
const SET: RecordSet = {
  id: 'WEX',
  name: 'Burials of Wexcombe',
  description: '',
  type: 'TRANSCRIPTION',
  category: 'birth, marriage, death & parish records',
  subcategory: 'parish burials',
  sourceCountry: 'england',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  isSample: false,
  notation: 'freereg',
};
const fieldsOf = (written: string) => ({
  EventType: 'Burial',
  EventYear: '1713',
  FirstName: 'Mary',
  LastName: written,
});
const cited = (written: string) =>
  citedRecord(fieldsOf(written), {
    setName: SET.name,
    repository: null,
    archiveSeries: null,
    siteName: 'A site',
    address: ADDRESS,
    accessedOn: new Date('2026-11-30'),
  });
const exported = (written: string) =>
  exportedRecord({
    id: 'WEX/1',
    type: 'TRANSCRIPTION',
    fields: fieldsOf(written),
    amendments: [],
    set: SET,
    access: 'FULL',
    address: ADDRESS,
    citation: plainCitation(cited(written)),
  });
const ORIGIN = { site: 'A site', search: '', searchAddress: '', exportedAt: '', total: 1 };
const doubtOf = (written: string) => doubtInWords(fieldsOf(written), SET, NAME_FIELDS);
const item = (written: string): ExportedItem => ({
  id: 'WEX/1',
  kind: 'record',
  title: recordTitle(fieldsOf(written), SET) ?? '',
  doubt: doubtOf(written),
  source: { name: SET.name, place: null, date: null, precision: 'day', edition: '', pageLabel: null, repository: null },
  note: '',
  comment: '',
  tags: [],
  text: '',
  isUncorrected: false,
  citation: plainCitation(cited(written)),
  address: ADDRESS,
  pictures: [],
  accessedOn: new Date('2026-11-30'),
});
const readCsv = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true })[0] ?? {};

/** A surname as a place has it, and what it says of the doubt; undefined where it says nothing of it. */
interface Out {
  name: string | undefined;
  doubt?: unknown;
}

const AS_WRITTEN: Readonly<Record<string, (written: string) => Out>> = {
  'a citation': (written) => ({ name: plainCitation(cited(written)) }),
  'a source of GEDCOM': (written) => ({ name: gedcomSource(cited(written)) }),
  'the citation of a tree': (written) => ({
    name: recordCitation(1, { id: 'WEX/1', fields: fieldsOf(written), kind: 'death', set: SET, address: ADDRESS }).text,
  }),
  'a transcript as text': (written) => ({
    name: transcriptLines(
      {
        id: 'WEX/1',
        type: 'TRANSCRIPTION',
        fields: fieldsOf(written),
        groupKey: null,
        groupOrder: 1,
        images: [],
        isClosed: false,
        provenance: { sourceFile: 'a.csv', sourceRow: 1 },
      },
      SET,
    ).join('\n'),
  }),
  'results as CSV': (written) => {
    const row = readCsv(exportCsv([exported(written)], ORIGIN));
    return { name: `Mary ${row.Surname}`, doubt: row.Uncertain ?? null };
  },
  'results as JSON': (written) => {
    const record = JSON.parse(exportJson([exported(written)], ORIGIN)).records[0];
    return { name: `Mary ${record.fields.LastName}`, doubt: record.uncertain.length === 0 ? null : 'Surname' };
  },
  'the records of a page as annotations': (written) => {
    const text = `${recordName(fieldsOf(written))}, Burial, 1713`;
    const region = { x: 0, y: 0, width: 9, height: 9 };
    const [line] = pageAnnotations('https://example.org', 'p1', [
      { recordId: 'WEX/1', region, text, doubt: doubtOf(written) },
    ]).items;
    const bodies = [line?.body ?? []].flat() as { value: string; purpose?: string }[];
    return { name: bodies[0]?.value, doubt: bodies.find(({ purpose }) => purpose === 'commenting')?.value ?? null };
  },
};

const AS_SHOWN: Readonly<Record<string, (written: string) => Out>> = {
  'a title': (written) => ({ name: recordTitle(fieldsOf(written), SET) ?? '' }),
  'clippings as CSV': (written) => {
    const row = readCsv(clippingsCsvHead() + clippingsCsvRows([item(written)]));
    return { name: row.Title, doubt: row.Uncertain || null };
  },
  'references as RIS': (written) => ({ name: risRecord(item(written)) }),
  'references as CSL': (written) => ({ name: String(cslItem(item(written)).title) }),
  'a collection as annotations': (written) => {
    const { label, body } = recordAnnotation({
      id: ADDRESS,
      name: recordTitle(fieldsOf(written), SET) ?? '',
      note: '',
      doubt: doubtOf(written),
      address: ADDRESS,
    });
    return { name: JSON.stringify(label), doubt: body?.[0]?.value ?? null };
  },
  'structured data': (written) => {
    const block = recordJsonLd(fieldsOf(written), SET, ADDRESS);
    const person = block.about as Record<string, unknown>;
    const readings = person['own:reading'] as Record<string, string>[] | undefined;
    expect(person.familyName).toBe(doubtOf(written) === null ? written : undefined);
    for (const reading of readings ?? []) {
      expect(reading['own:written']).toBe(written);
      expect(parseReading(written, reading['own:notation'] as 'freereg')).not.toBeNull();
    }
    return { name: String(block.name), doubt: readings ? 'Surname' : null };
  },
};

describe('a name in doubt', () => {
  it.each(Object.entries(AS_WRITTEN))('is as it was written in %s, with what could not be read', (_place, out) => {
    for (const [written, , doubt] of READINGS_WRITTEN) {
      const found = out(written);
      expect(found.name).toContain(`Mary ${written}`);
      if (found.doubt !== undefined) expect([null, doubt, 'Surname']).toContain(found.doubt);
      if (found.doubt !== undefined) expect(found.doubt === null).toBe(doubt === null);
    }
  });

  it.each(Object.entries(AS_SHOWN))('is as readers see it in %s', (_place, out) => {
    for (const [written, shown, doubt] of READINGS_WRITTEN) {
      const found = out(written);
      expect(found.name).toContain(`Mary ${shown}`);
      if (found.doubt !== undefined) expect(found.doubt === null).toBe(doubt === null);
    }
  });

  it.each(READINGS_WRITTEN)('%s is said to be: %s, %s', (written, _shown, doubt) =>
    expect(doubtOf(written)).toBe(doubt),
  );
});
