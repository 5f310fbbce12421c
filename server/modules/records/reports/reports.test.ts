import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { EngineQuery, SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const REPORT = `mutation ReportRecordError($input: RecordErrorInput!) { reportRecordError(input: $input) { id problems { field message } } }`;
const ASK = `mutation AskToCloseRecord($input: CloseRecordInput!) { askToCloseRecord(input: $input) { id problems { field } } }`;
const MINE = `query Mine { myCorrections { id recordName fieldLabel written proposed comment state answer } myClosureRequests { recordName state answer } }`;
const QUEUE = `query Queue($state: ReportState!) { recordCorrections(state: $state) { id proposed fits } recordClosureRequests(state: $state) { id recordName reason } }`;
const DECIDE = `mutation Decide($id: ID!, $accept: Boolean!, $answer: String!) { decideCorrection(id: $id, accept: $accept, answer: $answer) }`;
const CLOSE = `mutation DecideClosure($id: ID!, $accept: Boolean!, $answer: String!) { decideClosure(id: $id, accept: $accept, answer: $answer) }`;
const REOPEN = `mutation ReopenRecord($requestId: ID!, $why: String!) { reopenRecord(requestId: $requestId, why: $why) { isTakenBack isOpen problems { field } } }`;
const TAKEN_BACK = `query TakenBack($state: ReportState!) { recordClosureRequests(state: $state) { id recordId reopenedAt reopenedWhy reopenedBy } }`;
const READ = `query Read($id: ID!) { record(id: $id) { standing record { sections { fields { fieldId value correction } } group { members { name isClosed } } } } recordSet(id: "ROCHE-1871") { recordCount } }`;

const PINCH = 'ROCHE-1871/1';
const JANE = 'ROCHE-1871/2';
const wrongName = { recordId: PINCH, fieldId: 'LastName', proposed: 'PYNSENT', comment: 'See the next page.' };
const { secret } = readSettings({});

const records = [
  aRecord(
    '1',
    { FirstName: 'William', LastName: 'PINCH', CensusYear: '1871', Place: 'Roche, Cornwall' },
    { groupKey: 'h', groupOrder: 1 },
  ),
  aRecord(
    '2',
    { FirstName: 'Jane', LastName: 'PINCH', CensusYear: '1871', Place: 'Roche, Cornwall' },
    { groupKey: 'h', groupOrder: 2 },
  ),
];

let db: Database;
let site: TestApp;
let dataDir: string;
let engine: SearchEngine;
let member: { memberId: number; grants: readonly string[] };
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-reports-'));
  await publishRecords(db, aRecordSet(), records);
  engine = await createSearchEngine({ db, gazetteer: loadGazetteer(), log: silentLog, settings: { dataDir } });
  site = await startTestApp({ db, search: engine });
  const named = async (firstName: string): Promise<number> =>
    (await createMember(db, { email: `${firstName}@example.com`, firstName, lastName: 'Ray', passwordHash: null }))
      ?.id ?? 0;
  member = { memberId: await named('una'), grants: defaultGrants('member') };
  staff = { memberId: await named('clerk'), isInternal: true };
}, 60_000);
afterAll(async () => {
  await engine?.close();
  await site?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** How many records the engine finds by a surname, once it has looked. */
async function found(surname: string): Promise<number> {
  const query: EngineQuery = {
    criteria: [{ kind: 'name', field: 'LastName', text: surname, variants: false, excludedVariants: [] }],
    orderBy: null,
    direction: 'desc',
    offset: 0,
    limit: 20,
    facets: [],
    facetLimit: 20,
  };
  await engine.publish('ROCHE-1871');
  return (await engine.search(query)).total;
}
/** The people the site's own engine counts now. */
const firstNames = async () =>
  (
    await engine.search({
      criteria: [],
      orderBy: null,
      direction: 'desc',
      offset: 0,
      limit: 0,
      facets: ['FirstName'],
      facetLimit: 20,
    })
  ).facets.FirstName;
const standing = async (id: string) =>
  (await site.ask<{ record: { standing: string } }>(READ, { id }, member)).data?.record.standing;
const fieldsOf = async (id: string) => {
  const { data } = await site.ask<{
    record: { record: { sections: { fields: { fieldId: string; value: string; correction: string | null }[] }[] } };
  }>(READ, { id }, member);
  return data?.record.record.sections.flatMap(({ fields }) => fields);
};

describe('reporting an error', () => {
  it('is for members, and lists what is wrong with a report without keeping it', async () => {
    expect((await site.ask(REPORT, { input: wrongName })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { data } = await site.ask(REPORT, { input: { ...wrongName, proposed: 'PINCH' } }, member);
    expect(data).toEqual({
      reportRecordError: { id: null, problems: [{ field: 'proposed', message: 'The transcript already says this.' }] },
    });
    const missing = await site.ask<{ reportRecordError: { problems: { field: string }[] } }>(
      REPORT,
      { input: { ...wrongName, recordId: 'ROCHE-1871/99' } },
      member,
    );
    expect(missing.data?.reportRecordError.problems).toMatchObject([{ field: 'recordId' }]);
    expect((await site.ask<{ myCorrections: [] }>(MINE, {}, member)).data?.myCorrections).toEqual([]);
  });

  it('REC-009 shows the report among the member’s own corrections and no one else’s', async () => {
    await site.ask(REPORT, { input: { ...wrongName, proposed: 'PYNCENT' } }, member);
    await site.ask(REPORT, { input: wrongName }, member);
    const { data } = await site.ask<{ myCorrections: object[] }>(MINE, {}, member);
    expect(data?.myCorrections).toEqual([
      {
        id: expect.any(String),
        recordName: 'William PINCH',
        fieldLabel: 'Surname',
        written: 'PINCH',
        proposed: 'PYNSENT',
        comment: 'See the next page.',
        state: 'WAITING',
        answer: '',
      },
    ]);
    expect(
      (await site.ask<{ myCorrections: object[] }>(MINE, {}, { ...member, memberId: staff.memberId })).data
        ?.myCorrections,
    ).toEqual([]);
    expect((await site.ask(MINE)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('leads, once accepted, to both readings on the transcript and in searches, and to an email', async () => {
    expect(await found('PYNSENT')).toBe(0);
    const queue = await site.ask<{ recordCorrections: { id: string }[] }>(QUEUE, { state: 'WAITING' }, staff);
    const [waiting] = queue.data?.recordCorrections ?? [];
    const decision = { id: waiting?.id, accept: true, answer: 'Thank you.' };
    expect((await site.ask(DECIDE, decision, member)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await site.ask(DECIDE, decision, staff)).data).toEqual({ decideCorrection: true });
    expect((await site.ask(DECIDE, decision, staff)).data).toEqual({ decideCorrection: false });
    expect(await fieldsOf(PINCH)).toContainEqual({ fieldId: 'LastName', value: 'PINCH', correction: 'PYNSENT' });
    expect(await found('PYNSENT')).toBe(1);
    expect(await found('PINCH')).toBe(2);
    expect(await mailsTo(db, secret, 'una@example.com')).toMatchObject([
      {
        kind: 'correction-decided',
        subject: 'Your correction was accepted',
        text: expect.stringContaining('Thank you.'),
      },
    ]);
    expect((await site.ask<{ myCorrections: object[] }>(MINE, {}, member)).data?.myCorrections).toMatchObject([
      { state: 'ACCEPTED', answer: 'Thank you.' },
    ]);
  });

  it('leaves the transcript as it is when it is rejected', async () => {
    await site.ask(REPORT, { input: { ...wrongName, fieldId: 'Occupation', proposed: 'Miner' } }, member);
    const queue = await site.ask<{ recordCorrections: { id: string }[] }>(QUEUE, { state: 'WAITING' }, staff);
    await site.ask(
      DECIDE,
      { id: queue.data?.recordCorrections[0]?.id, accept: false, answer: 'The page says nothing.' },
      staff,
    );
    expect((await fieldsOf(PINCH))?.some(({ fieldId }) => fieldId === 'Occupation')).toBe(false);
    expect((await site.ask<{ myCorrections: object[] }>(MINE, {}, member)).data?.myCorrections[0]).toMatchObject({
      state: 'REJECTED',
      answer: 'The page says nothing.',
    });
  });
});

describe('asking to close a record', () => {
  const request = {
    recordId: JANE,
    concern: 'RELATIVE',
    reason: 'She is my aunt and lives.',
    contact: 'niece@example.com',
  };

  it('takes a whole request from anyone, and lists what is missing', async () => {
    const incomplete = await site.ask<{ askToCloseRecord: { id: null; problems: { field: string }[] } }>(ASK, {
      input: { ...request, concern: '', contact: 'niece' },
    });
    expect(incomplete.data?.askToCloseRecord.problems.map(({ field }) => field)).toEqual(['concern', 'contact']);
    const { data } = await site.ask(ASK, { input: request });
    expect(data).toEqual({ askToCloseRecord: { id: expect.any(String), problems: [] } });
    expect((await site.ask(QUEUE, { state: 'WAITING' }, member)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('closes an accepted record everywhere, answers, forgets the address, and outlives an import', async () => {
    await site.ask(REPORT, { input: { recordId: JANE, fieldId: 'FirstName', proposed: 'Joan', comment: '' } }, member);
    const queue = await site.ask<{ recordClosureRequests: { id: string }[] }>(QUEUE, { state: 'WAITING' }, staff);
    expect(queue.data?.recordClosureRequests).toEqual([
      { id: expect.any(String), recordName: 'Jane PINCH', reason: request.reason },
    ]);
    expect(
      (await site.ask(CLOSE, { id: queue.data?.recordClosureRequests[0]?.id, accept: true, answer: '' }, staff)).data,
    ).toEqual({ decideClosure: true });
    // At once: the index itself holds her for some seconds more.
    expect(await engine.suggest('FirstName', 'j', 10)).toEqual([]);
    expect(await firstNames()).toEqual([{ value: 'william', count: 1 }]);

    const closed = await site.ask<{ record: object; recordSet: object }>(READ, { id: JANE }, member);
    expect(closed.data).toEqual({ record: { standing: 'CLOSED', record: null }, recordSet: { recordCount: 1 } });
    const household = await site.ask(READ, { id: PINCH }, member);
    expect(textOfAnswer(household)).not.toContain('Jane');
    expect(await found('PINCH')).toBe(1);
    const { data: mine } = await site.ask<{ myCorrections: { recordName: string | null; written: string }[] }>(
      MINE,
      {},
      member,
    );
    expect(mine?.myCorrections.find(({ recordName }) => recordName === null)).toMatchObject({
      written: '',
      proposed: 'Joan',
    });
    expect(await mailsTo(db, secret, 'niece@example.com')).toMatchObject([{ subject: 'The record is closed' }]);
    expect(await db.rows('/* test.contacts */ SELECT contact FROM record_closure_request')).toEqual([
      { contact: null },
    ]);
    expect(
      (await site.ask<{ askToCloseRecord: { problems: object[] } }>(ASK, { input: request })).data?.askToCloseRecord
        .problems,
    ).toMatchObject([{ field: 'recordId' }]);

    await publishRecords(db, aRecordSet(), [...records, aRecord('3', { FirstName: 'Tom', LastName: 'PINCH' })]);
    expect((await site.ask<{ record: object }>(READ, { id: JANE }, member)).data?.record).toEqual({
      standing: 'CLOSED',
      record: null,
    });
    expect(await found('PINCH')).toBe(2);
  });

  it('opens a record again when staff withdraw the last accepted closure, give a reason, and notify the member who asked', async () => {
    const asked = { ...request, recordId: PINCH };
    await site.ask(ASK, { input: asked }, member);
    await site.ask(ASK, { input: { ...asked, contact: 'somebody@example.com' } });
    const { data: waiting } = await site.ask<{ recordClosureRequests: { id: string }[] }>(
      QUEUE,
      { state: 'WAITING' },
      staff,
    );
    const ids = waiting?.recordClosureRequests.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(2);
    for (const id of ids) await site.ask(CLOSE, { id, accept: true, answer: '' }, staff);
    expect(await standing(PINCH)).toBe('CLOSED');
    // The engine withholds the record before it has taken the closure in, as it does by itself every two seconds.
    await engine.noticeClosures();
    expect(await found('PINCH')).toBe(1);

    const why = 'The letter was not about this William.';
    const reopen = async (requestId: string | undefined, as: object, reason = why) =>
      await site.ask(REOPEN, { requestId, why: reason }, as);
    expect((await reopen(ids[0], member)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await reopen(ids[0], staff, ' ')).data).toEqual({
      reopenRecord: { isTakenBack: false, isOpen: false, problems: [{ field: 'why' }] },
    });
    expect((await reopen(ids[0], staff)).data).toEqual({
      reopenRecord: { isTakenBack: true, isOpen: false, problems: [] },
    });
    expect(await standing(PINCH)).toBe('CLOSED');
    expect(await mailsTo(db, secret, 'una@example.com')).not.toContainEqual(
      expect.objectContaining({ kind: 'closure-taken-back' }),
    );

    expect((await reopen(ids[1], staff)).data).toEqual({
      reopenRecord: { isTakenBack: true, isOpen: true, problems: [] },
    });
    expect((await reopen(ids[1], staff)).data).toEqual({
      reopenRecord: { isTakenBack: false, isOpen: false, problems: [] },
    });
    expect(await standing(PINCH)).toBe('FOUND');
    expect(await found('PINCH')).toBe(2);
    expect(await mailsTo(db, secret, 'una@example.com')).toContainEqual(
      expect.objectContaining({ kind: 'closure-taken-back', text: expect.stringContaining(why) as string }),
    );
    const { data } = await site.ask<{ recordClosureRequests: { recordId: string }[] }>(
      TAKEN_BACK,
      { state: 'ACCEPTED' },
      staff,
    );
    expect(data?.recordClosureRequests.filter(({ recordId }) => recordId === PINCH)).toMatchObject(
      [1, 2].map(() => ({
        reopenedAt: expect.any(String) as string,
        reopenedWhy: why,
        reopenedBy: 'clerk@example.com',
      })),
    );

    await publishRecords(db, aRecordSet(), records);
    expect([await standing(PINCH), await standing(JANE)]).toEqual(['FOUND', 'CLOSED']);
  });

  it('does not open what its own set has come to close', async () => {
    await publishRecords(db, aRecordSet(), [
      ...records.map((record) => ({ ...record, isClosed: record.key === '2' })),
      aRecord('33', { FirstName: 'Tom', LastName: 'PINCH' }),
    ]);
    const { data } = await site.ask<{ recordClosureRequests: { id: string; recordId: string }[] }>(
      TAKEN_BACK,
      { state: 'ACCEPTED' },
      staff,
    );
    const requestId = data?.recordClosureRequests.find(({ recordId }) => recordId === JANE)?.id;
    expect((await site.ask(REOPEN, { requestId, why: 'She has died long since.' }, staff)).data).toEqual({
      reopenRecord: { isTakenBack: true, isOpen: false, problems: [] },
    });
    expect(await standing(JANE)).toBe('CLOSED');
  });

  it('counts requests by network', async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 11; at += 1)
      codes.push((await site.ask(ASK, { input: { ...request, recordId: PINCH } })).errors?.[0]?.extensions.code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

it('a report is first in the queue where it is a name that the transcriber’s reading allows', async () => {
  const signs = { id: 'WEX', name: 'Burials of Wexcombe', notation: 'freereg' } as const;
  const buried = { FirstName: 'Mary', EventType: 'Burial', EventYear: '1713' };
  await publishRecords(db, aRecordSet(signs), [
    aRecord('1', { ...buried, LastName: 'C__PER' }),
    aRecord('2', { ...buried, LastName: 'MAR*' }),
  ]);
  const propose = (no: number, proposed: string) =>
    site.ask(REPORT, { input: { recordId: `WEX/${no}`, fieldId: 'LastName', proposed, comment: '' } }, member);
  await propose(1, 'Carpenter');
  await propose(2, 'Marsh');
  const queue = await site.ask<{ recordCorrections: { id: string; proposed: string; fits: boolean | null }[] }>(
    QUEUE,
    { state: 'WAITING' },
    staff,
  );
  const waiting = queue.data?.recordCorrections ?? [];
  // One that was reported before is about a name that was read whole.
  expect(waiting.map(({ proposed, fits }) => [proposed, fits])).toEqual([
    ['Marsh', true],
    ['Joan', null],
    ['Carpenter', false],
  ]);
});
