import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { figure } from '#domain/kernel/wording/counted.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { removeOldGenerations } from '#server/importers/importStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { censusRecordId, writeCensusFile } from '#test/support/censusFile.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createSearchEngine } from '../createSearchEngine.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import { announceCopy } from './announceCopy.ts';

const MEMBER = { memberId: 7, grants: defaultGrants('member') };
const INPUT = { input: { filters: [{ fieldId: 'LastName', values: ['Pinch'] }] } };
/** Everything a reader gets to see of a set, as one text. */
const QUESTIONS: readonly [query: string, variables: object][] = [
  [
    'query Results($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { id name summary { value } } variants { variant count } } }',
    INPUT,
  ],
  [
    'query Facets($input: RecordSearchInput!) { recordFacets(input: $input) { fieldId values { value count } } }',
    INPUT,
  ],
  ['query Complete { recordSuggestions(fieldId: "Occupation", prefix: "c") { value count } }', {}],
  [
    `query Transcript { record(id: "${censusRecordId('STEADY', { household: 1 })}") { record { id sections { title fields { value } } } standing } }`,
    {},
  ],
  ['query Sets { recordSets { id name recordCount } }', {}],
];
const EXPORT =
  'mutation Export($input: RecordSearchInput!) { exportResults(input: $input, format: CSV) { rows total text } }';

let folder: string;
const toClose: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-publishing-'));
});
afterAll(async () => {
  for (const one of toClose.reverse()) await one.close();
  await rm(folder, { recursive: true, force: true });
});

async function openSite(): Promise<{ db: Database; search: SearchEngine; site: TestApp }> {
  const db = await testDatabase();
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const search = await createSearchEngine({
    db,
    settings: { dataDir },
    gazetteer: loadGazetteer(),
    log: silentLog,
  });
  const site = await startTestApp({ db, search });
  toClose.push(site);
  return { db, search, site };
}

let files = 0;
function importInto(
  db: Database,
  people: number,
  occupation: string,
  watching: { signal?: AbortSignal; onBar?: (label: string) => void } = {},
) {
  const file = writeCensusFile(
    path.join(folder, 'steady.tsv'),
    Array.from({ length: people }, (_none, at) => ({
      household: at + 1,
      occupation,
      forenames: at % 2 ? 'Jane' : 'William',
    })),
  );
  return runAdmin(
    db,
    [
      'import-records',
      file,
      '--mapping',
      'freecen',
      '--set',
      'Steady',
      '--accept-fewer',
      '--rejects',
      path.join(folder, `${(files += 1)}.tsv`),
    ],
    watching,
  );
}

const answers = (site: TestApp): Promise<string[]> =>
  Promise.all(
    QUESTIONS.map(async ([query, variables]) => {
      const { data, errors } = await site.ask<object>(query, variables, MEMBER);
      return JSON.stringify(errors ?? data);
    }),
  );
/** The whole file, but for the time it was made. */
const exported = async (site: TestApp, memberId: number): Promise<string> => {
  const { data, errors } = await site.ask<{ exportResults: { rows: number; total: number; text: string } }>(
    EXPORT,
    INPUT,
    { ...MEMBER, memberId },
  );
  if (errors) return JSON.stringify(errors);
  const text = data?.exportResults.text ?? '';
  return JSON.stringify([
    data?.exportResults.rows,
    data?.exportResults.total,
    [...new Set(text.match(/Clay Labourer|Cooper|Carpenter/gu))],
  ]);
};

describe('a corrected set', () => {
  it('reaches readers in one step, in results, counts, facets, completions, transcripts and files, and is searched when the import ends', async () => {
    const { db, site } = await openSite();
    expect((await importInto(db, 1_500, 'Clay Labourer')).out).toBe('STEADY: 1,500 records can be searched now.');
    for (const [people, occupation] of [
      [1_200, 'Cooper'],
      [1_700, 'Carpenter'],
      [900, 'Clay Labourer'],
    ] as const) {
      const before = [...(await answers(site)), await exported(site, 100)];
      const seen: string[][] = [];
      let isDone = false;
      const reader = (async () => {
        // A file costs many searches and is limited by the hour.
        for (let turn = 0; !isDone; turn += 1)
          seen.push([...(await answers(site)), ...(turn % 5 === 0 ? [await exported(site, 200 + turn)] : [])]);
      })();
      const { code, out } = await importInto(db, people, occupation);
      const after = [...(await answers(site)), await exported(site, 101)];
      isDone = true;
      await reader;
      expect([code, out.split('\n')[0]]).toEqual([0, `STEADY: ${figure(people)} records can be searched now.`]);
      expect(after[0]).toContain(`"total":${people},`);
      expect(after.join()).not.toContain('errors');
      for (const [at, answer] of after.entries()) expect(answer).not.toBe(before[at]);
      const strange = seen.flatMap((turn) =>
        turn.filter((answer, at) => answer !== before[at] && answer !== after[at]),
      );
      expect([...new Set(strange)]).toEqual([]);
      expect(seen.length).toBeGreaterThan(1);
    }
  });
});

describe('publishing', () => {
  it('waits for a copy of the site that has not taken the set in, and leaves it to the copies when the operator stops waiting', async () => {
    const { db, search, site } = await openSite();
    await importInto(db, 50, 'Cooper');
    const [before] = await answers(site);
    const beats = setInterval(
      () =>
        void db
          .rows(
            `/* test.otherCopy */ INSERT INTO search_copy (id, seen_at, is_waited, holds, rows_read) VALUES ('other', now(), true, '{}', 0) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
          )
          .catch(() => undefined),
      200,
    );
    await delay(400);
    const operator = new AbortController();
    const running = importInto(db, 60, 'Carpenter', operator);
    for (let state = ''; state !== 'ready'; await delay(50))
      state =
        (await db.one<{ state: string }>(`/* test.state */ SELECT state FROM record_import ORDER BY id DESC LIMIT 1`))
          ?.state ?? '';
    await search.publish('STEADY');
    expect((await answers(site))[0]).toBe(before);
    operator.abort();
    expect((await running).out.split('\n')[0]).toBe(
      'STEADY: 60 records can be searched as soon as the running site has taken them in. Until then readers see what they saw before.',
    );
    // The same command waits again, and shows how far the other copy is; that is gone at last.
    await db.rows(
      `/* test.reading */ UPDATE search_copy SET reading = (SELECT record_set_id || '/' || generation FROM record_import WHERE state = 'ready') WHERE id = 'other'`,
    );
    let again: ReturnType<typeof importInto> | undefined;
    await new Promise<void>((resolve) => {
      again = importInto(db, 60, 'Carpenter', { onBar: (label) => label === 'Taking into the search' && resolve() });
    });
    clearInterval(beats);
    await db.rows(`/* test.otherGone */ DELETE FROM search_copy WHERE id = 'other'`);
    expect((await again)?.out.split('\n')[0]).toBe('STEADY: 60 records can be searched now.');
    expect((await answers(site))[0]).toContain('"total":60,');
  });

  it('goes on without a copy that has come no further for ten minutes, and names it by its number', async () => {
    const { db, site } = await openSite();
    await importInto(db, 50, 'Cooper');
    await db.rows(
      `/* test.stuckCopy */ INSERT INTO search_copy (id, seen_at, is_waited, holds, rows_read, moved_at) VALUES ('other', now() + interval '1 hour', true, '{}', 0, now() - interval '1 day')`,
    );
    const number = (await db.one<{ no: number }>(`/* test.number */ SELECT no FROM search_copy WHERE id = 'other'`))
      ?.no;
    const running = importInto(db, 60, 'Carpenter');
    for (let state = ''; state !== 'ready'; await delay(50))
      state =
        (await db.one<{ state: string }>(`/* test.state */ SELECT state FROM record_import ORDER BY id DESC LIMIT 1`))
          ?.state ?? '';
    await delay(1_000);
    expect((await answers(site))[0]).toContain('"total":50,');
    await db.rows(
      `/* test.tenMinutes */ UPDATE record_import SET ready_at = ready_at - interval '11 minutes' WHERE state = 'ready'`,
    );
    const { code, out, err } = await running;
    expect([code, out.split('\n')[0]]).toEqual([0, 'STEADY: 60 records can be searched now.']);
    expect(err).toContain(`Copy ${number} of the site comes no further and is no longer waited for`);
    expect((await answers(site))[0]).toContain('"total":60,');
  });

  it('ends the wait of the command when no copy of the running site can take the set in', async () => {
    const db = await testDatabase();
    toClose.push(db);
    await db.rows(
      `/* test.stuckCopy */ INSERT INTO search_copy (id, seen_at, is_waited, holds, rows_read, moved_at) VALUES ('only', now() + interval '1 hour', true, '{}', 0, now() - interval '1 day')`,
    );
    const running = importInto(db, 5, 'Cooper');
    for (let state = ''; state !== 'ready'; await delay(50))
      state =
        (await db.one<{ state: string }>(`/* test.state */ SELECT state FROM record_import ORDER BY id DESC LIMIT 1`))
          ?.state ?? '';
    await db.rows(`/* test.tenMinutes */ UPDATE record_import SET ready_at = ready_at - interval '11 minutes'`);
    expect((await running).out).toMatch(/^STEADY: 5 records are stored, but cannot be searched yet\. No copy/u);
    expect(await db.one('/* test.live */ SELECT live_generation FROM record_set')).toEqual({ live_generation: null });
  });

  it('counts only more records than ever as progress of a copy, and notifies the copy when it is no longer waited for', async () => {
    const db = await testDatabase();
    toClose.push(db);
    let rowsRead = 0;
    const copy = announceCopy(db, {
      id: 'failing',
      isWaited: true,
      state: () => ({ holds: [], reading: 'STEADY/1', rowsRead }),
      log: silentLog,
    });
    const tellWith = async (rows: number): Promise<boolean> => {
      rowsRead = rows;
      await db.rows(`/* test.age */ UPDATE search_copy SET moved_at = now() - interval '1 hour'`);
      await copy.tell();
      return (
        (
          await db.one<{ moved: boolean }>(
            `/* test.moved */ SELECT moved_at > now() - interval '1 minute' AS moved FROM search_copy`,
          )
        )?.moved === true
      );
    };
    await copy.tell();
    expect([await tellWith(500), await tellWith(0), await tellWith(500), await tellWith(501)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(copy.stuck()).toBeNull();
    const operator = new AbortController();
    const running = importInto(db, 5, 'Cooper', operator);
    for (let state = ''; state !== 'ready'; await delay(50))
      state =
        (await db.one<{ state: string }>(`/* test.state */ SELECT state FROM record_import ORDER BY id DESC LIMIT 1`))
          ?.state ?? '';
    operator.abort();
    await running;
    await db.rows(`/* test.tenMinutes */ UPDATE record_import SET ready_at = now() - interval '11 minutes'`);
    expect(await tellWith(3)).toBe(false);
    expect(copy.stuck()).toEqual({ number: 1, lacks: 'STEADY/1' });
    await copy.stop();
  });

  it('keeps the records of a generation as long as an index of a running site shows them', async () => {
    const db = await testDatabase();
    toClose.push(db);
    await importInto(db, 5, 'Cooper');
    await importInto(db, 6, 'Carpenter');
    const generations = () =>
      db.rows<{ generation: number }>('/* test.generations */ SELECT DISTINCT generation FROM record ORDER BY 1');
    await db.rows(
      `/* test.holding */ INSERT INTO search_copy (id, seen_at, is_waited, holds, rows_read) VALUES ('holding', now(), true, '{STEADY/1}', 0)`,
    );
    await removeOldGenerations(db);
    expect(await generations()).toHaveLength(2);
    await db.rows(`/* test.lost */ UPDATE search_copy SET seen_at = now() - interval '1 minute'`);
    await removeOldGenerations(db);
    expect(await generations()).toEqual([{ generation: 2 }]);
  });

  it('shows a record closed while the new set was taken in to no one', async () => {
    const { db, site } = await openSite();
    await importInto(db, 20, 'Cooper');
    const [{ id } = { id: '' }] = await db.rows<{ id: string }>(
      '/* test.first */ SELECT id FROM record ORDER BY no LIMIT 1',
    );
    await db.rows('/* test.close */ INSERT INTO closed_record (record_id) VALUES ($1)', [id]);
    await importInto(db, 20, 'Carpenter');
    expect((await answers(site))[0]).toContain('"total":19,');
  });
});
