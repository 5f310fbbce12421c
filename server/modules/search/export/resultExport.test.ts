import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { saveClosureRequest } from '#server/modules/records/reports/closureStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const EXPORT = `mutation Export($input: RecordSearchInput!, $format: ExportFormat!) { exportResults(input: $input, format: $format) { fileName mediaType text rows total } }`;
const MEMBER = { memberId: 7, grants: defaultGrants('member') };

interface Exported {
  exportResults: { fileName: string; mediaType: string; text: string; rows: number; total: number };
}

/** More than one file holds. */
const MANY = 1040;

let site: TestApp;
let search: SearchEngine;
let dataDir: string;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-export-'));
  const common = { EventType: 'Census', EventYear: '1871', Place: 'Roche, Cornwall', County: 'Cornwall' };
  await publishRecords(db, aRecordSet({ attribution: 'CC BY-SA 2.0' }), [
    aRecord('1', {
      ...common,
      FirstName: '=HYPERLINK("http://evil.example")',
      LastName: 'PINCH',
      Occupation: '@SUM(A1)',
      HouseholdId: 'internal-7',
    }),
    aRecord('2', { ...common, FirstName: 'Jane', LastName: 'PINCH', Age: '38' }),
    aRecord('3', { ...common, FirstName: 'Zebedee', LastName: 'PINCH', Occupation: 'CANARY' }, { isClosed: true }),
  ]);
  await publishRecords(
    db,
    aRecordSet({ id: 'MANY', name: 'Many' }),
    Array.from({ length: MANY }, (_, n) =>
      aRecord(String(n), { FirstName: 'Ann', LastName: 'GUARD', EventYear: '1801', Page: String(n) }),
    ),
  );
  search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
}, 60_000);
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (lastName: string, format: 'CSV' | 'JSON', as?: object) =>
  site.ask<Exported>(EXPORT, { input: { filters: [{ fieldId: 'LastName', values: [lastName] }] }, format }, as);

describe('exportResults', () => {
  it('gives a member the records of a search with where each comes from, safe to open', async () => {
    const file = (await ask('pinch', 'CSV', MEMBER)).data?.exportResults;
    expect(file).toMatchObject({
      mediaType: 'text/csv',
      rows: 2,
      total: 2,
      fileName: expect.stringMatching(/^records-\d{4}-\d\d-\d\d\.csv$/) as string,
    });
    const rows = parse<Record<string, string>>(file?.text ?? '', { bom: true, columns: true });
    expect(rows.map((row) => row['First name(s)']).sort()).toEqual(['\'=HYPERLINK("http://evil.example")', 'Jane']);
    expect(rows.map(({ Occupation }) => Occupation).sort()).toEqual(['', "'@SUM(A1)"]);
    for (const row of rows) {
      expect(row).toMatchObject({
        'Record set (source)': 'Roche 1871',
        'Kept by': 'The National Archives',
        'Credit and licence': 'CC BY-SA 2.0',
        Search: 'Pinch',
        'Search address': `${site.site.publicUrl}/search/results?lastname=pinch`,
      });
      expect(row['Record address']).toMatch(new RegExp(`^${site.site.publicUrl}/transcript\\?id=ROCHE-1871%2F[12]$`));
      expect(row.Citation).toContain('Roche 1871');
    }
  });

  it('lets neither a closed record nor an internal value into any file, for any reader', async () => {
    for (const format of ['CSV', 'JSON'] as const) {
      const answer = textOfAnswer(await ask('pinch', format, { ...MEMBER, isInternal: true }));
      expect(answer).not.toMatch(/Zebedee|CANARY|internal-7/);
    }
  });

  it('leaves out a record from the moment an accepted request closes it', async () => {
    const { db } = site;
    await publishRecords(db, aRecordSet({ id: 'CLOSING', name: 'Closing' }), [
      aRecord('1', { FirstName: 'Lettice', LastName: 'TREWIN' }),
      aRecord('2', { FirstName: 'Petherick', LastName: 'TREWIN' }),
    ]);
    await search.publish('CLOSING');
    const id = await saveClosureRequest(db, {
      memberId: null,
      recordId: 'CLOSING/1',
      concern: 'RELATIVE',
      reason: 'She is my aunt.',
      contact: 'niece@example.com',
    });
    const staffId = (
      await createMember(db, { email: 'clerk@example.com', firstName: 'C', lastName: 'K', passwordHash: null })
    )?.id;
    const decision = await site.ask(
      'mutation Close($id: ID!) { decideClosure(id: $id, accept: true, answer: "") }',
      { id: String(id) },
      { memberId: staffId, isInternal: true },
    );
    expect(decision.data).toEqual({ decideClosure: true });
    for (const format of ['CSV', 'JSON'] as const) {
      const answer = await ask('trewin', format, { ...MEMBER, memberId: 12 });
      expect(answer.data?.exportResults).toMatchObject({
        rows: 1,
        total: 1,
        text: expect.stringContaining('Petherick') as string,
      });
      expect(textOfAnswer(answer)).not.toMatch(/Lettice|CLOSING(?:%2F|\/)1/u);
    }
  });

  it('has accepted corrections beside what was transcribed', async () => {
    await site.db.rows(
      "/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ('ROCHE-1871/2', 'LastName', 'Finch')",
    );
    const rows = parse<Record<string, string>>(
      (await ask('pinch', 'CSV', { ...MEMBER, memberId: 11 })).data?.exportResults.text ?? '',
      { bom: true, columns: true },
    );
    expect(
      rows
        .map((row) => [row['First name(s)'], row['Surname'], row['Surname (correction)']])
        .filter(([first]) => first === 'Jane'),
    ).toEqual([['Jane', 'PINCH', 'Finch']]);
    expect(rows.find((row) => row['First name(s)'] !== 'Jane')?.['Surname (correction)']).toBe('');
  });

  it('gives citations only to who may have them', async () => {
    const grants = MEMBER.grants.filter((grant) => grant !== 'citations');
    const file = JSON.parse((await ask('pinch', 'JSON', { ...MEMBER, grants })).data?.exportResults.text ?? '') as {
      records: { citation: string | null }[];
    };
    expect(file.records.map(({ citation }) => citation)).toEqual([null, null]);
  });

  it('asks a visitor to sign in, and reveals nothing', async () => {
    const answer = await ask('pinch', 'CSV');
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(textOfAnswer(answer)).not.toMatch(/PINCH|Jane/);
  });

  it('holds the first thousand records, each once, and says how many there are', async () => {
    const { data, errors } = await ask('guard', 'JSON', { ...MEMBER, memberId: 8 });
    expect(errors).toBeUndefined();
    expect(data?.exportResults).toMatchObject({ rows: 1000, total: MANY });
    const { records } = JSON.parse(data?.exportResults.text ?? '') as { records: { id: string }[] };
    expect(new Set(records.map(({ id }) => id)).size).toBe(1000);
  });

  it('is limited by the hour for each member', async () => {
    const hurried = { ...MEMBER, memberId: 9 };
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1)
      codes.push((await ask('nobody', 'CSV', hurried)).errors?.[0]?.extensions.code ?? 'given');
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'given'), 'RATE_LIMITED']);
    expect((await ask('nobody', 'CSV', { ...MEMBER, memberId: 10 })).data?.exportResults.rows).toBe(0);
  });
});
