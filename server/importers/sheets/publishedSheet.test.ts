import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '#server/platform/config/UserError.ts';
import { JobLost } from '#server/platform/jobs/answerOfJob.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { putSetBack, renameSet } from '../recordSetChanges.ts';

const HEADINGS = 'Fore names,Surname,Buried,Age,Remarks';
const PEOPLE = [
  'John',
  'Mary',
  'Thomas',
  'Ann',
  'James',
  'Jane',
  'William',
  'Sarah',
  'George',
  'Ellen',
  'Peter',
  'Kate',
];
const row = (name: string, at: number) => `${name},Lander,${at + 1} Mar 1841,${at + 20},`;
const REGISTER = [HEADINGS, ...PEOPLE.map(row)].join('\n') + '\n';
const BURIALS = {
  kind: 'BURIALS',
  columns: ['forename', 'surname', 'burial_date', 'age', null],
  constants: [
    { field: 'place', value: 'Wexcombe' },
    { field: 'county', value: 'Wiltshire' },
  ],
  set: {
    description: 'Burials at Wexcombe.',
    access: 'FREE',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN',
  },
} as const;

let sheets: SheetSite;
let stop: () => Promise<void>;
beforeAll(async () => {
  sheets = await startSheetSite({ hasSecondPerson: false });
  stop = sheets.work();
});
afterAll(() => sheets.close());

const toColumns = () => ({ ...BURIALS, columns: [...BURIALS.columns], constants: [...BURIALS.constants] });
/** A sheet whose columns are chosen. */
async function ready(title: string, text = REGISTER): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, text);
  await sheets.setColumns(id, toColumns());
  return id;
}
const readers = (setKey: string) =>
  sheets.db.rows<{ name: string; date: string; place: string }>(
    `/* test.live */ SELECT r.fields->>'FirstName' AS name, r.fields->>'BurialDate' AS date, r.fields->>'Place' AS place FROM record r
     JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = $1 ORDER BY r.source_row`,
    [setKey],
  );
const states = async (id: string) => (await sheets.history(id)).publications.map(({ state }) => state);

it('a sheet that is published is what readers have, and a second time changes nothing', async () => {
  const id = await ready('Wexcombe burials');
  expect(await sheets.publish(id)).toMatchObject({
    state: 'PUBLISHED',
    accepted: 12,
    closed: 0,
    rejected: 0,
    comparison: null,
    askedBy: 'Anna Lee',
    why: 'It is ready.',
  });
  expect((await sheets.sheet(id)).setSlug).toBe('WEXCOMBE-BURIALS');
  const live = await readers('WEXCOMBE-BURIALS');
  expect(live.map(({ name }) => name)).toEqual(PEOPLE);
  expect(live[0]).toMatchObject({ date: '1 Mar 1841', place: expect.stringContaining('Wexcombe') });
  expect(await sheets.publish(id)).toMatchObject({ state: 'UNCHANGED', accepted: 12 });
  expect(await states(id)).toEqual(['UNCHANGED', 'PUBLISHED']);
});

it('the next file takes the place of the one before, and is compared with it', async () => {
  const id = await ready('Next burials');
  await sheets.publish(id);
  const { columns } = await sheets.bring(
    id,
    REGISTER.replace('Kate,Lander', 'Kate,Landor') + row('Ruth', 12),
    'next.csv',
  );
  expect(columns.map(({ field }) => field)).toEqual(BURIALS.columns);
  expect(await sheets.publish(id)).toMatchObject({
    state: 'PUBLISHED',
    accepted: 13,
    comparison: expect.stringContaining('added 1; changed 1'),
  });
  expect(await states(id)).toEqual(['PUBLISHED', 'REPLACED']);
});

it('a sheet that lost many records is published only where that is said to be right', async () => {
  const id = await ready('Shorter burials');
  await sheets.publish(id);
  await sheets.bring(id, [HEADINGS, ...PEOPLE.slice(0, 6).map(row)].join('\n'));
  const fewer =
    'Readers have 12 records and this sheet makes 6, which is more than a tenth fewer. Is a part of the file missing?';
  expect(await sheets.check(id)).toMatchObject({ refusal: fewer, mayAcceptFewer: true });
  expect(await sheets.publish(id)).toMatchObject({ state: 'FAILED', problem: fewer });
  expect(await readers('SHORTER-BURIALS')).toHaveLength(12);
  expect(await sheets.publish(id, { fewer: true })).toMatchObject({ state: 'PUBLISHED', accepted: 6 });
  expect(await states(id)).toEqual(['PUBLISHED', 'FAILED', 'REPLACED']);
});

it('the check counts names that could not be read for certain by the notation that was chosen', async () => {
  const id = await sheets.make('Burials with signs');
  await sheets.bring(id, [HEADINGS, ...PEOPLE.map((name, at) => row(`${name}_`, at))].join('\n'));
  await sheets.setColumns(id, toColumns());
  expect(await sheets.check(id)).toMatchObject({ names: 24, namesInDoubt: 0 });
  await sheets.setColumns(id, { ...toColumns(), set: { ...BURIALS.set, notation: 'FREEREG' } });
  expect(await sheets.check(id)).toMatchObject({ names: 24, namesInDoubt: 12 });
});

it('a sheet whose rows give no year is not published, whatever is said', async () => {
  const id = await sheets.make('Undated baptisms');
  await sheets.bring(id, [HEADINGS, ...PEOPLE.map((name) => `${name},Lander,,,`)].join('\n'));
  const columns = ['forename', 'surname', 'baptism_date', null, null];
  await sheets.setColumns(id, { ...toColumns(), kind: 'BAPTISMS', columns } as never);
  const refusal = expect.stringContaining('No row has a year');
  expect(await sheets.check(id)).toMatchObject({ accepted: 12, refusal, mayAcceptFewer: false });
  expect(await sheets.publish(id, { fewer: true })).toMatchObject({ state: 'FAILED', problem: refusal });
});

it('an earlier revision is restored and published again: that takes a publication back', async () => {
  const id = await ready('Restored burials');
  await sheets.publish(id);
  await sheets.bring(id, REGISTER.replaceAll('Lander', 'Wrong'));
  await sheets.publish(id);
  const { revision } = await sheets.sheet(id);
  expect(revision).toBe(3);
  const { data } = await sheets.ask<{ restoreSheet: { revision: number; file: { rows: number } } }>('restore', {
    id,
    revision,
    to: 2,
  });
  expect(data?.restoreSheet).toMatchObject({ revision: 4, file: { rows: 12 } });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: 12 });
  expect((await sheets.history(id)).changes.map(({ kind, text }) => [kind, text])[0]).toEqual([
    'RESTORED',
    'The sheet is again as it was at revision 2.',
  ]);
  const surnames = await sheets.db.rows(
    `/* test.surnames */ SELECT DISTINCT r.fields->>'LastName' AS name FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = 'RESTORED-BURIALS'`,
  );
  expect(surnames).toEqual([{ name: 'Lander' }]);
});

it('a withdrawn sheet is what readers have no more, until it is published again', async () => {
  const id = await ready('Withdrawn burials');
  const withdraw = (why: string) => sheets.ask<{ withdrawSheet: { publication: object } }>('withdraw', { id, why });
  expect((await withdraw('Too early.')).errors?.[0]).toMatchObject({
    message: 'Readers do not have these records: there is nothing to take from them.',
    extensions: { code: 'SHEET_NOT_LIVE' },
  });
  await sheets.publish(id);
  expect((await withdraw(' ')).errors?.[0]?.message).toBe('Say why: readers who look for these records will read it.');
  const { data } = await withdraw('The parish asked for it.');
  expect(data?.withdrawSheet.publication).toMatchObject({ state: 'WITHDRAWN' });
  expect(await readers('WITHDRAWN-BURIALS')).toEqual([]);
  expect(
    await sheets.db.one(
      `/* test.act */ SELECT reason, after FROM staff_act WHERE what = 'sheet-withdrawn' AND duty = 'records'`,
    ),
  ).toEqual({ reason: 'The parish asked for it.', after: { sheet: id } });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: 12 });
  expect(await readers('WITHDRAWN-BURIALS')).toHaveLength(12);
  expect(await states(id)).toEqual(['PUBLISHED', 'WITHDRAWN']);
});

it('a sheet of which readers have something is kept', async () => {
  const id = await ready('Kept burials');
  await sheets.publish(id);
  expect((await sheets.ask('remove', { id })).errors?.[0]?.extensions.code).toBe('SHEET_KEPT');
  expect((await sheets.sheet(id)).title).toBe('Kept burials');
});

/** Gives readers a set that did not come from a sheet. */
const importedByCommand = async (id: string) => {
  await sheets.db.rows(
    `/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, live_generation)
     VALUES ($1, $1, 'By command.', 'TRANSCRIPTION', 'parish', 'burials', 'england', 'free', 1)`,
    [id],
  );
  await sheets.db.rows(
    `/* test.import */ INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state) VALUES ($1, 1, 'x', 'command.csv', 'published')`,
    [id],
  );
};
const TAKEN =
  'Other records have this title by now, and a sheet never takes their place. Make a sheet with another title and bring the file there.';

it('records that an operator gave the title meanwhile are neither replaced nor withdrawn', async () => {
  const id = await ready('Taken burials');
  await importedByCommand('TAKEN-BURIALS');
  expect(await sheets.publish(id)).toMatchObject({ state: 'FAILED', problem: TAKEN });
  expect((await sheets.sheet(id)).setSlug).toBeNull();
  expect((await sheets.ask('withdraw', { id, why: 'Not ours.' })).errors?.[0]?.extensions.code).toBe('SHEET_NOT_LIVE');
  expect(
    await sheets.db.one(
      `/* test.held */ SELECT live_generation AS generation FROM record_set WHERE id = 'TAKEN-BURIALS'`,
    ),
  ).toEqual({ generation: 1 });
});

it('records that were renamed to the title meanwhile are not replaced', async () => {
  const id = await ready('Renamed burials');
  await importedByCommand('OLD-BURIALS');
  await renameSet(sheets.db, 'OLD-BURIALS', 'Renamed burials');
  expect(await sheets.publish(id)).toMatchObject({ state: 'FAILED', problem: TAKEN });
  expect(
    await sheets.db.one(
      `/* test.held */ SELECT live_generation AS generation FROM record_set WHERE id = 'OLD-BURIALS'`,
    ),
  ).toEqual({ generation: 1 });
});

it('what was stored by a publication that failed does not come to readers later', async () => {
  const id = await ready('Failed burials');
  await sheets.publish(id);
  await stop();
  stop = sheets.work({
    publishing: async (task, options) => {
      await sheets.here.publishing({ ...task, fence: -1 }, options);
      // As it is while a copy of the site has not taken the records in.
      await sheets.db.rows(`/* test.back */ UPDATE record_set SET live_generation = 1 WHERE id = 'FAILED-BURIALS'`);
      await sheets.db.rows(
        `/* test.ready */ UPDATE record_import SET state = CASE generation WHEN 1 THEN 'published' ELSE 'ready' END WHERE record_set_id = 'FAILED-BURIALS'`,
      );
      throw new UserError('It took too long.');
    },
  });
  const stateOfSecond = () =>
    sheets.db.one(
      `/* test.state */ SELECT state FROM record_import WHERE record_set_id = 'FAILED-BURIALS' AND generation = 2`,
    );
  await sheets.bring(id, REGISTER.replaceAll('Lander', 'Wrong'));
  expect(await sheets.publish(id)).toMatchObject({ state: 'FAILED', problem: 'It took too long.' });
  expect(await stateOfSecond()).toEqual({ state: 'failed' });
  await stop();
  stop = sheets.work();
  // Nor one that an operator left.
  await sheets.db.rows(
    `/* test.ready */ UPDATE record_import SET state = 'ready' WHERE record_set_id = 'FAILED-BURIALS' AND generation = 2`,
  );
  await sheets.ask('restore', { id, revision: 3, to: 2 });
  expect(await sheets.publish(id)).toMatchObject({ state: 'UNCHANGED' });
  expect(await stateOfSecond()).toEqual({ state: 'failed' });
});

it('a sheet published twice is withdrawn whole, and readers have it again once an operator puts it back', async () => {
  const id = await ready('Twice burials');
  await sheets.publish(id);
  await sheets.publish(id);
  await sheets.ask('withdraw', { id, why: 'The parish asked for it.' });
  expect(await states(id)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
  await putSetBack(sheets.db, 'TWICE-BURIALS');
  expect(await states(id)).toEqual(['UNCHANGED', 'PUBLISHED']);
});

it('a publication that staff stop while the search takes it in is noted once readers have it', async () => {
  const id = await ready('Waiting burials');
  await sheets.publish(id);
  await sheets.bring(id, REGISTER.replaceAll('Lander', 'Landor'));
  // A copy of the site that comes no further for a while.
  await sheets.db.rows(
    `/* test.copy */ INSERT INTO search_copy (id, seen_at, is_waited, holds, rows_read) VALUES ('slow', now() + interval '1 hour', true, '{}', 0)`,
  );
  const publishing = sheets.publish(id);
  const stopped = async () =>
    sheets.db.rows(
      `/* test.stop */ UPDATE import_run SET stop_asked = true WHERE subject = 'WAITING-BURIALS' AND state = 'running'
         AND EXISTS (SELECT FROM record_import WHERE record_set_id = 'WAITING-BURIALS' AND state = 'ready') RETURNING 1 AS one`,
    );
  const runs = async () =>
    (
      await sheets.db.one<{ runs: number }>(
        `/* test.runs */ SELECT count(*)::int AS runs FROM import_run WHERE subject = 'WAITING-BURIALS'`,
      )
    )?.runs;
  while ((await stopped()).length === 0) await delay(20);
  while ((await runs()) !== 3) await delay(20);
  await sheets.db.rows(`/* test.copyEnds */ DELETE FROM search_copy WHERE id = 'slow'`);
  expect(await publishing).toMatchObject({ state: 'PUBLISHED', comparison: expect.stringContaining('changed 12') });
});

it('a publication waits for another import into its set, and a withdrawal is refused meanwhile', async () => {
  const id = await ready('Busy burials');
  await sheets.publish(id);
  await sheets.bring(id, REGISTER.replaceAll('Lander', 'Landor'));
  await sheets.db.rows(
    `/* test.lock */ INSERT INTO lease (name, until) VALUES ('import BUSY-BURIALS', now() + interval '1 hour')`,
  );
  expect((await sheets.ask('withdraw', { id, why: 'Not now.' })).errors?.[0]?.extensions.code).toBe('SHEET_BUSY');
  expect(await sheets.db.rows(`/* test.act */ SELECT FROM staff_act WHERE reason = 'Not now.'`)).toEqual([]);
  const publishing = sheets.publish(id);
  // Longer than an import waits for another one.
  await delay(6_000);
  await sheets.db.rows(`/* test.unlock */ DELETE FROM lease WHERE name = 'import BUSY-BURIALS'`);
  expect(await publishing).toMatchObject({ state: 'PUBLISHED', accepted: 12 });
});

it('a sheet whose first publication was interrupted is deleted with what was stored of it', async () => {
  const id = await ready('Left burials');
  await sheets.db.rows(
    `/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access)
     VALUES ('LEFT-BURIALS', 'Left burials', 'Left.', 'TRANSCRIPTION', 'parish', 'burials', 'england', 'free')`,
  );
  await sheets.db.rows(
    `/* test.import */ INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state) VALUES ('LEFT-BURIALS', 1, 'x', 'LEFT-BURIALS.csv', 'running')`,
  );
  expect((await sheets.ask('remove', { id })).data).toEqual({ deleteSheet: true });
  expect(await sheets.db.rows(`/* test.left */ SELECT FROM record_set WHERE id = 'LEFT-BURIALS'`)).toEqual([]);
  expect(await sheets.make('Left burials')).toEqual(expect.any(String));
});

it('a check says what publishing would do, with rows as readers will see them', async () => {
  const closed = `Baby,Lander,3 Mar ${new Date().getUTCFullYear()},1,`;
  const id = await ready('Checked burials', `${REGISTER}${closed}\n,,4 Mar 1841,2,\n,,,,\n`);
  const check = await sheets.check(id);
  expect(check).toMatchObject({ rows: 14, accepted: 13, rejected: 1, refusal: null });
  expect(check.rejects).toEqual([{ no: 14, reason: 'Has no name' }]);
  expect(check.transcripts.map(({ no }) => no)).toEqual(expect.arrayContaining([1, 2, 3, 14]));
  const [first] = check.transcripts;
  expect(first).toMatchObject({ no: 1, isClosed: false, problem: null });
  expect(first?.cells.slice(0, 2)).toEqual(['John', 'Lander']);
  expect(first?.records[0]).toEqual(
    expect.arrayContaining([
      { label: 'First name(s)', value: 'John' },
      { label: 'Place', value: 'Wexcombe, Wiltshire' },
    ]),
  );
});

it('a publication whose process is lost after readers have the records is noted once, as what it was', async () => {
  const id = await ready('Lost burials');
  await stop();
  const fences: number[] = [];
  stop = sheets.work({
    publishing: async (task, options) => {
      fences.push(task.fence);
      if (fences.length > 1) return sheets.here.publishing(task, options);
      // All was done but the last: to note it.
      await sheets.here.publishing({ ...task, fence: -1 }, options);
      throw new JobLost('ended by SIGKILL');
    },
  });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: 12, closed: 0 });
  expect(fences).toEqual([1, 2]);
  expect(await states(id)).toEqual(['PUBLISHED']);
});
