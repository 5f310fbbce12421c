import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { withSetLock } from '#server/importers/setLock.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { writeCensusFile, type CensusLine } from '#test/support/censusFile.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { operationText } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-sets-'));
const MEMBER = { memberId: 7, grants: defaultGrants('member') };
const SET = operationText('src/features/records/sets/recordSet.graphql');
const IMAGE = 'query RecordImage($id: ID!) { recordImage(recordId: $id) { standing withdrawal { since reason } } }';
const TRANSCRIPT = operationText('src/features/records/transcript/transcript.graphql');
const LISTED = 'query Listed { recordSets { name recordCount } }';

let db: Database;
let site: TestApp;
let search: SearchEngine;
beforeAll(async () => {
  db = await testDatabase();
  search = await createSearchEngine({ db, settings: { dataDir: folder }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search });
});
afterAll(async () => {
  await site.close();
  await search.close();
  rmSync(folder, { recursive: true, force: true });
});

const sets = (...words: string[]) => runAdmin(db, ['record-sets', ...words]);
const people = (count: number, occupation: string): CensusLine[] =>
  Array.from({ length: count }, (_, at) => ({ household: at + 1, surname: `PINCH${'ABCDEFGHIJ'[at]}`, occupation }));
const importInto = async (set: string, lines: readonly CensusLine[], ...more: string[]) => {
  const at = writeCensusFile(path.join(folder, 'lines.tsv'), lines);
  return runAdmin(db, [
    'import-records',
    at,
    '--mapping',
    'freecen',
    '--set',
    set,
    '--rejects',
    path.join(folder, 'rejected.tsv'),
    ...more,
  ]);
};
/** Registers as FreeREG has them, whose files have no headings. */
const importRegister = (set: string, mapping: string, line: string) => {
  const at = path.join(folder, 'register.csv');
  writeFileSync(at, `${line}\n`);
  return runAdmin(db, [
    'import-records',
    at,
    '--mapping',
    mapping,
    '--set',
    set,
    '--rejects',
    path.join(folder, 'rejected.tsv'),
  ]);
};
const wedding = (job: string) =>
  `CON,St Piran,St Piran PR,1,3 Apr 1871,Zebedee,CANARY,23,,,${job},,Ann,GUARD${','.repeat(18)}`;
const statusOf = async (url: string) => {
  const { statusCode, headers } = await site.app.inject({
    url,
    headers: { accept: 'text/html', host: 'localhost:3000' },
  });
  return headers.location === undefined ? statusCode : [statusCode, headers.location];
};
const idsOf = async (recordSetId: string) =>
  (
    await db.rows<{ id: string }>('/* test.ids */ SELECT id FROM record_live WHERE record_set_id = $1 ORDER BY id', [
      recordSetId,
    ])
  ).map(({ id }) => id);
const jobsOf = async (recordSetId: string) =>
  (
    await db.rows<{ job: string }>(
      `/* test.jobs */ SELECT DISTINCT fields->>'Occupation' AS job FROM record_live WHERE record_set_id = $1`,
      [recordSetId],
    )
  ).map(({ job }) => job);
const isWithdrawn = async (recordSetId: string) =>
  (await site.ask<{ recordSetWithdrawal: object | null }>(SET, { id: recordSetId })).data?.recordSetWithdrawal ?? null;
const found = async (name: string) => {
  await search.publish('');
  return (await search.count([{ criteria: [{ kind: 'facet', field: 'DatasetName', values: [name] }] }]))[0];
};

describe('record-sets', () => {
  it('withdraws a set: its pages say since when and why, and nothing of it is found', async () => {
    await importInto('Roche 1871', people(4, 'Miner'));
    const [id = ''] = await idsOf('ROCHE-1871');
    expect(await found('roche 1871')).toBe(4);
    expect((await sets('withdraw', 'ROCHE-1871', '--reason', 'The archive  asked for it back.')).out).toBe(
      'ROCHE-1871 is withdrawn. Its pages and records answer 410 with the reason.',
    );

    const withdrawal = { since: new Date().toISOString().slice(0, 10), reason: 'The archive asked for it back.' };
    expect((await site.ask(SET, { id: 'ROCHE-1871' })).data).toEqual({
      recordSet: null,
      recordSetWithdrawal: withdrawal,
    });
    expect((await site.ask(TRANSCRIPT, { id }, MEMBER)).data).toEqual({
      record: { standing: 'MISSING', goneSince: null, withdrawal, record: null },
    });
    expect((await site.ask(IMAGE, { id }, MEMBER)).data).toEqual({ recordImage: { standing: 'MISSING', withdrawal } });
    const addresses = [
      '/record-sets/ROCHE-1871',
      '/free-ancestry-records/ROCHE-1871',
      `/transcript?id=${encodeURIComponent(id)}`,
      `/image-viewer?id=${encodeURIComponent(id)}`,
    ];
    for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 410]);
    expect(await statusOf('/record-sets/ROCHE-1872')).toBe(404);
    expect((await site.ask(LISTED)).data).toEqual({ recordSets: [] });
    expect(await found('roche 1871')).toBe(0);
    expect((await sets('list')).out).toMatch(
      /ROCHE-1871 +Roche 1871 +4 +\d{4}-\d\d-\d\d +The archive asked for it back\./u,
    );
    expect((await sets('withdraw', 'ROCHE-1871', '--reason', 'Again.')).err).toBe(
      'Readers do not have ROCHE-1871: there is nothing to withdraw.',
    );
  });

  it('puts it back with every id, and what was closed stays closed', async () => {
    const before = (
      await db.rows<{ id: string }>(
        `/* test.stored */ SELECT id FROM record WHERE record_set_id = 'ROCHE-1871' ORDER BY id`,
      )
    ).map(({ id }) => id);
    const [closed = '', open = ''] = before;
    expect((await sets('put-back', 'ROCHE-1871')).out).toBe('ROCHE-1871 is back.');
    expect(await idsOf('ROCHE-1871')).toEqual(before);
    await db.transaction((tx) => closeRecord(tx, closed));
    await sets('withdraw', 'roche 1871', '--reason', 'A mistake in it.');
    await sets('put-back', 'roche 1871');
    const standing = async (id: string) =>
      (await site.ask<{ record: { standing: string } }>(TRANSCRIPT, { id }, MEMBER)).data?.record.standing;
    expect([await standing(closed), await standing(open)]).toEqual(['CLOSED', 'FOUND']);
    expect(await isWithdrawn('ROCHE-1871')).toBeNull();
    expect([await statusOf('/record-sets/ROCHE-1871'), await found('roche 1871')]).toEqual([200, 3]);
    expect((await sets('put-back', 'ROCHE-1871')).err).toBe('ROCHE-1871 is not withdrawn.');
  });

  it.each([
    ['as it was', 'Miner'],
    ['with a corrected file', 'Tinner'],
  ])(
    'puts back %s what names a person whose record was closed meanwhile: closed with it, or without the name',
    async (how, job) => {
      const [weddings, baptisms] = [`Weddings ${how}`, `Baptisms ${how}`];
      const setOf = (name: string) => name.toUpperCase().replaceAll(' ', '-');
      await importRegister(weddings, 'freereg-marriages', wedding('Miner'));
      await importRegister(
        baptisms,
        'freereg-baptisms',
        'CON,St Piran,St Piran PR,1,,4 Mar 1872,Jane,f,Zebedee,Ann,CANARY,,Higher Town,Miner,,,',
      );
      const ids = await idsOf(setOf(weddings));
      const [groom = '', bride = ''] = ['groom', 'bride'].map((suffix) => ids.find((id) => id.endsWith(suffix)));
      const [child = ''] = await idsOf(setOf(baptisms));
      await sets('withdraw', setOf(weddings), '--reason', 'Living people.');
      await closeRecord(db, groom, [{ recordId: child, measure: 'MASK' }]);
      await importRegister(weddings, 'freereg-marriages', wedding(job));
      await sets('put-back', setOf(weddings));
      const read = async (id: string) => JSON.stringify((await site.ask(TRANSCRIPT, { id }, MEMBER)).data);
      expect([await read(groom), await read(bride)]).toEqual([
        expect.stringContaining('"CLOSED"'),
        expect.stringContaining('"CLOSED"'),
      ]);
      expect(await read(child)).toMatch(/^(?!.*Zebedee).*Jane/u);
    },
  );

  it('takes a corrected file of a withdrawn set, which readers see once it is put back, under the ids they know', async () => {
    await importInto('Luxulyan 1871', people(3, 'Miner'));
    const before = await idsOf('LUXULYAN-1871');
    await sets('withdraw', 'LUXULYAN-1871', '--reason', 'Wrong occupations.');
    const { out } = await importInto('Luxulyan 1871', people(3, 'Farmer'));
    expect(out).toMatch(
      /^LUXULYAN-1871: 3 records are stored\. The set is withdrawn: they can be searched once you put it back/u,
    );
    expect(await isWithdrawn('LUXULYAN-1871')).toMatchObject({ reason: 'Wrong occupations.' });
    expect(await idsOf('LUXULYAN-1871')).toEqual([]);
    // A file that gives nothing takes nothing of it away.
    expect((await importInto('Luxulyan 1871', people(1, 'Farmer'))).err).toMatch(/more than a tenth fewer/u);
    await importInto('Luxulyan 1871', people(3, 'Farmer'));
    await sets('put-back', 'LUXULYAN-1871');
    expect([await idsOf('LUXULYAN-1871'), await jobsOf('LUXULYAN-1871')]).toEqual([before, ['Farmer']]);
  });

  it('renames a set: addresses, searches and imports with any of its names are of that one set', async () => {
    await importInto('Bodmin 1871', people(3, 'Miner'));
    const before = await idsOf('BODMIN-1871');
    expect((await sets('rename', 'BODMIN-1871', '--to', 'Census of Bodmin, 1871')).out).toBe(
      '“Census of Bodmin, 1871” is at /record-sets/CENSUS-OF-BODMIN-1871. Earlier addresses lead there.',
    );
    expect((await site.ask<{ recordSet: object }>(SET, { id: 'BODMIN-1871' })).data?.recordSet).toMatchObject({
      id: 'BODMIN-1871',
      slug: 'CENSUS-OF-BODMIN-1871',
      name: 'Census of Bodmin, 1871',
      recordCount: 3,
    });
    expect(await statusOf('/record-sets/BODMIN-1871?q=1')).toEqual([302, '/record-sets/CENSUS-OF-BODMIN-1871?q=1']);
    expect(await statusOf('/free-ancestry-records/BODMIN-1871')).toEqual([
      302,
      '/free-ancestry-records/CENSUS-OF-BODMIN-1871',
    ]);
    expect(await statusOf('/record-sets/CENSUS-OF-BODMIN-1871')).toBe(200);
    expect([await found('bodmin 1871'), await found('census of bodmin, 1871')]).toEqual([3, 3]);

    const unchanged = 'BODMIN-1871 holds these very files already: nothing changed.';
    for (const name of ['Bodmin 1871', 'Census of Bodmin, 1871'])
      expect((await importInto(name, people(3, 'Miner'))).out).toBe(unchanged);
    for (const [name, job] of [
      ['Bodmin 1871', 'Farmer'],
      ['Census of Bodmin, 1871', 'Tailor'],
      ['CENSUS OF BODMIN 1871', 'Cooper'],
    ] as const) {
      await importInto(name, people(3, job));
      expect([name, await idsOf('BODMIN-1871'), await jobsOf('BODMIN-1871')]).toEqual([name, before, [job]]);
    }
    const known = await db.rows(`/* test.sets */ SELECT id, name FROM record_set WHERE name ILIKE '%Bodmin%'`);
    expect(known).toEqual([{ id: 'BODMIN-1871', name: 'Census of Bodmin, 1871' }]);
    await sets('rename', 'BODMIN-1871', '--to', 'Bodmin in 1871');
    expect((await importInto('Bodmin in 1871', people(3, 'Cooper'))).out).toBe(unchanged);
    expect(await statusOf('/record-sets/CENSUS-OF-BODMIN-1871')).toEqual([302, '/record-sets/BODMIN-IN-1871']);
    expect([await idsOf('BODMIN-1871'), await found('bodmin 1871')]).toEqual([before, 3]);
    // Its first name again: no browser may have kept for good that this address leads elsewhere.
    await sets('rename', 'BODMIN-1871', '--to', 'Bodmin 1871');
    expect([await statusOf('/record-sets/BODMIN-1871'), await statusOf('/record-sets/BODMIN-IN-1871')]).toEqual([
      200,
      [302, '/record-sets/BODMIN-1871'],
    ]);
  });

  it('finds a set by the name that it had before an accent or a comma was put into it', async () => {
    await sets('rename', 'ROCHE-1871', '--to', 'Roché, 1871');
    expect(await statusOf('/record-sets/ROCHE-1871')).toBe(200);
    expect([await found('roche 1871'), await found('roché, 1871')]).toEqual([3, 3]);
    await sets('rename', 'ROCHE-1871', '--to', 'Roche 1871');
    expect([await found('roche 1871'), await found('roché, 1871')]).toEqual([3, 3]);
  });

  it('gives no set the name of another one, and none while an import makes one of that name', async () => {
    const taken = 'is the name of another record set, or was: choose another one.';
    expect((await sets('rename', 'ROCHE-1871', '--to', 'Bodmin 1871')).err).toBe(`BODMIN-1871 ${taken}`);
    expect((await sets('rename', 'ROCHE-1871', '--to', 'Census of Bodmin, 1871')).err).toBe(
      `CENSUS-OF-BODMIN-1871 ${taken}`,
    );
    expect((await withSetLock(db, 'ROCHE', () => sets('rename', 'ROCHE-1871', '--to', 'Roche'))).err).toMatch(
      /^Another import into ROCHE is under way/u,
    );
    expect((await sets('rename', 'NO-SUCH-SET', '--to', 'A name')).err).toBe(
      'There is no record set NO-SUCH-SET. `record-sets list` names all of them.',
    );
    expect((await sets('withdraw', 'ROCHE-1871', '--reason', ' ')).err).toBe('--reason is empty.');
  });
});
