import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { logImport } from '#server/importers/importLog.ts';
import { importRecords, type ImportRequest } from '#server/importers/importRecords.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const STAFF = { memberId: 1, isInternal: true };
const JOBS =
  'query Jobs($kind: StaffJobKind, $stage: StaffJobStage, $page: Int!) { staffJobs(kind: $kind, stage: $stage, page: $page) { counts { kind stage count } total pageSize jobs { kind id stage memberId format stepsDone steps attempts problem createdAt } } }';
const RUNS =
  'query Runs($page: Int!) { importRuns(page: $page) { total runs { id kind subject source state percent accepted rejected remarks problem comparison isStopAsked finishedAt } } }';
const REJECTS =
  'query Rejects($runId: ID!, $page: Int!) { importRejects(runId: $runId, page: $page) { total run { id } rejects { n file line reason isRemark } } }';
interface Jobs {
  staffJobs: {
    counts: { kind: string; stage: string; count: number }[];
    total: number;
    jobs: Record<string, unknown>[];
  };
}
interface Run {
  id: string;
  state: string;
}
interface Runs {
  importRuns: { total: number; runs: Run[] };
}

let site: TestApp;
let una: number;
beforeAll(async () => {
  site = await startTestApp();
  una = (await createMember(site.db, {
    email: 'una@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  }))!.id;
}, 90_000);
afterAll(() => site?.close());

const jobs = async (variables: object) =>
  (await site.ask<Jobs>(JOBS, { page: 1, ...variables }, STAFF)).data!.staffJobs;
const runs = async () => (await site.ask<Runs>(RUNS, { page: 1 }, STAFF)).data!.importRuns;

describe('jobs', () => {
  beforeAll(async () => {
    await site.db.rows(
      `/* test.exports */ INSERT INTO clipping_export (member_id, format, name, stage, problem, steps_done, steps, attempts, leased_until, words, changed_at)
       SELECT $1, 'pdf', 'Secret aunt', stage, problem, 3, 9, 1, until, 'Secret words', now() - make_interval(mins => n)
       FROM (VALUES (1, 'waiting', NULL, now() + interval '1 hour'), (2, 'waiting', NULL, '-infinity'), (3, 'failed', 'There is nothing in it.', '-infinity')) AS v(n, stage, problem, until)`,
      [una],
    );
    await site.db.rows(
      `/* test.gedcoms */ INSERT INTO gedcom_import (member_id, file_name, file_size, stage, problem, changed_at) SELECT $1, 'Secret aunt.ged', 5, stage, NULL, now() - make_interval(mins => 10 + n::int) FROM unnest(ARRAY['uploading', 'checking', 'done']) WITH ORDINALITY AS v(stage, n)`,
      [una],
    );
  });

  it('shows staff what waits, runs and failed, with progress and reason, and no word of what it is about', async () => {
    const all = await jobs({});
    expect(all.total).toBe(6);
    expect(all.jobs.map(({ kind, stage }) => `${kind} ${stage}`)).toEqual([
      'CLIPPING_EXPORT RUNNING',
      'CLIPPING_EXPORT WAITING',
      'CLIPPING_EXPORT FAILED',
      'GEDCOM_IMPORT MEMBER',
      'GEDCOM_IMPORT WAITING',
      'GEDCOM_IMPORT DONE',
    ]);
    expect(all.jobs[0]).toMatchObject({
      memberId: String(una),
      format: 'pdf',
      stepsDone: 3,
      steps: 9,
      attempts: 1,
      createdAt: expect.stringContaining('T'),
    });
    expect(all.jobs[2]).toMatchObject({ problem: 'There is nothing in it.' });
    expect(JSON.stringify(all)).not.toMatch(/Secret|Una|example/u);
  });

  it('lists one kind and one stage, counts all of them, and has nothing beyond the last page', async () => {
    const failed = await jobs({ kind: 'CLIPPING_EXPORT', stage: 'FAILED' });
    expect([failed.total, failed.jobs.length, failed.counts.length]).toEqual([1, 1, 6]);
    expect((await jobs({ page: 2 })).jobs).toEqual([]);
    expect((await jobs({ page: -7 })).jobs).toHaveLength(6);
  });

  it('are retried and stopped by staff, who leave a record of it, and the member reads why', async () => {
    const [running, waiting, failed] = (await jobs({ kind: 'CLIPPING_EXPORT' })).jobs;
    const [, checking, done] = (await jobs({ kind: 'GEDCOM_IMPORT' })).jobs;
    const change = async (what: string, job: Record<string, unknown> | undefined, as: object = STAFF) =>
      (
        await site.ask<Record<string, boolean>>(
          `mutation Change($kind: StaffJobKind!, $id: ID!) { ${what}(kind: $kind, id: $id) }`,
          { kind: job?.kind, id: job?.id },
          as,
        )
      ).data?.[what];
    expect([
      await change('retryJob', failed),
      await change('retryJob', failed),
      await change('retryJob', checking),
    ]).toEqual([true, false, false]);
    expect([
      await change('stopJob', running),
      await change('stopJob', checking),
      await change('stopJob', done),
      await change('stopJob', { kind: 'PAGE_READING', id: 'x' }),
    ]).toEqual([true, true, false, false]);
    expect(await change('stopJob', waiting, { memberId: 1, isInternal: true, duties: ['support'] })).toBeUndefined();
    const after = (await jobs({})).jobs;
    const of = (job?: Record<string, unknown>) => after.find(({ kind, id }) => kind === job?.kind && id === job?.id);
    expect(of(failed)).toMatchObject({ stage: 'WAITING', attempts: 0, problem: null });
    expect(of(running)).toMatchObject({ stage: 'FAILED', problem: expect.stringContaining('Our staff stopped this') });
    expect(of(checking)).toMatchObject({ stage: 'FAILED' });
    expect(
      await site.db.rows('/* test.acts */ SELECT what, member_id AS "memberId", after FROM staff_act ORDER BY id'),
    ).toEqual([
      { what: 'job-retried', memberId: una, after: { kind: 'CLIPPING_EXPORT', job: failed?.id } },
      { what: 'job-stopped', memberId: una, after: { kind: 'CLIPPING_EXPORT', job: running?.id } },
      { what: 'job-stopped', memberId: una, after: { kind: 'GEDCOM_IMPORT', job: checking?.id } },
    ]);
  });

  it('are files of books and newspapers, too, which are retried and stopped as others are', async () => {
    await site.db.rows(
      `/* test.book */ WITH made AS (INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, holds) VALUES ('PAGES', 'Pages', '', 'CENSUS', 'c', 's', 'england', 'free', 'pages') RETURNING id),
         book AS (INSERT INTO image_book (record_set_id, label) SELECT id, 'A book' FROM made RETURNING id)
       INSERT INTO book_file (book_id, member_id, name, bytes, stage, attempts) SELECT id, $1, 'Secret.zip', 1, stage, attempts FROM book, (VALUES ('failed', 3), ('waiting', 0)) AS v(stage, attempts)`,
      [una],
    );
    await site.db.rows(
      `/* test.newspaper */ WITH title AS (INSERT INTO newspaper_title (id, slug, name, sort_key) VALUES ('n-a', 'a', 'A', 'a') RETURNING id)
       INSERT INTO newspaper_file (title_id, member_id, name, bytes, stage, attempts) SELECT id, $1, 'Secret.zip', 1, stage, attempts FROM title, (VALUES ('failed', 3), ('waiting', 0)) AS v(stage, attempts)`,
      [una],
    );
    for (const kind of ['BOOK_FILE', 'NEWSPAPER_FILE']) {
      const of = async (stage: string) => (await jobs({ kind, stage })).jobs[0]?.id;
      const change = async (what: string, id: unknown) =>
        (
          await site.ask<Record<string, boolean>>(
            `mutation Change($kind: StaffJobKind!, $id: ID!) { ${what}(kind: $kind, id: $id) }`,
            { kind, id },
            STAFF,
          )
        ).data?.[what];
      expect(await change('stopJob', await of('WAITING'))).toBe(true);
      expect((await jobs({ kind, stage: 'FAILED' })).total).toBe(2);
      expect(await change('retryJob', await of('FAILED'))).toBe(true);
      expect(await change('retryJob', await of('FAILED'))).toBe(true);
      expect((await jobs({ kind, stage: 'WAITING' })).total).toBe(2);
    }
  });

  it('cuts pages of 25 on the server', async () => {
    await site.db.rows(
      `/* test.many */ INSERT INTO clipping_export (member_id, format, name, stage, changed_at) SELECT $1, 'csv', 'x', 'done', now() - interval '1 day' FROM generate_series(1, 60)`,
      [una],
    );
    const [first, last] = [
      await jobs({ stage: 'DONE', kind: 'CLIPPING_EXPORT' }),
      await jobs({ stage: 'DONE', kind: 'CLIPPING_EXPORT', page: 3 }),
    ];
    expect([first.total, first.jobs.length, last.jobs.length]).toEqual([60, 25, 10]);
  });
});

describe('imports', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-runs-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const HEADER =
    'source_file\tcensus_year\tcounty\thousehold\tseq\tcivil_parish\tenum_district\tfolio\tpage\tschedule\thouse_no\taddress\tsurname\tforenames\trelationship\tcondition\tsex\tage\tage_unit\toccupation\ttranscribed_birth_county\ttranscribed_birth_place\tdisability\tlanguage\tnotes\tecc_parish\talt_birth_county\talt_birth_place';
  const line = (household: number, forenames: string) =>
    [
      'RG102267.VLD',
      '1871',
      'CON',
      household,
      1,
      'Roche',
      '24',
      '5',
      '1',
      household,
      '',
      'Gracca',
      'PINCH',
      forenames,
      'Head',
      'M',
      'M',
      '39',
      'y',
      'Clay Labourer',
      'CON',
      'Roche',
      '',
      '',
      '',
      '',
      '',
      '',
    ].join('\t');
  const request = (name: string, lines: string[], more: Partial<ImportRequest> = {}): ImportRequest => {
    const file = path.join(folder, `${name}.tsv`);
    writeFileSync(file, `${[HEADER, ...lines].join('\n')}\n`);
    return {
      files: [file],
      mapping: { ...readMapping('freecen'), key: '{source_file}/{household}/{seq}' },
      setName: name,
      rejectFile: (id) => path.join(folder, `${id}.rejected.tsv`),
      asOf: '2026-06-30',
      onProgress: () => {},
      signal: new AbortController().signal,
      ...more,
    };
  };

  it('notes a run with its counts and each row it rejected: file, line and reason', async () => {
    await importRecords(site.db, request('Roche', [line(1, 'William'), 'RG102267.VLD\t1871', line(1, 'Tom')]));
    const {
      total,
      runs: [run],
    } = await runs();
    expect([total, run]).toEqual([
      1,
      expect.objectContaining({
        kind: 'RECORDS',
        subject: 'ROCHE',
        source: 'Roche.tsv',
        state: 'DONE',
        percent: 100,
        accepted: 1,
        rejected: 2,
        problem: null,
        finishedAt: expect.stringContaining('T'),
      }),
    ]);
    const { data } = await site.ask<{ importRejects: { total: number; rejects: { line: number }[] } }>(
      REJECTS,
      { runId: run?.id, page: 1 },
      STAFF,
    );
    expect(data?.importRejects.total).toBe(2);
    expect(data?.importRejects.rejects.map(({ line: at }) => at).sort()).toEqual([3, 4]);
    expect(data?.importRejects.rejects).toContainEqual({
      n: expect.any(Number),
      file: 'Roche.tsv',
      line: 4,
      reason: expect.stringContaining('same key'),
      isRemark: false,
    });
    expect(
      (await site.ask<{ importRejects: { rejects: [] } }>(REJECTS, { runId: run?.id, page: 2 }, STAFF)).data
        ?.importRejects.rejects,
    ).toEqual([]);
  });

  it('says what a corrected file changed, without a name', async () => {
    await importRecords(site.db, request('Better', [line(1, 'William'), line(2, 'Ann')]));
    await importRecords(site.db, request('Better', [line(1, 'Wm'), line(2, 'Ann'), line(3, 'Tom')]));
    const [second, first] = (await runs()).runs as (Run & { comparison: string | null })[];
    expect([first?.comparison, second?.comparison]).toEqual([
      null,
      'Compared with what was there: added 1; changed 1 (FirstName 1); moved 0; gone 0.',
    ]);
  });

  it('says of the same files that nothing changed, and of files without a record why the run failed', async () => {
    await importRecords(site.db, request('Roche', [line(1, 'William'), 'RG102267.VLD\t1871', line(1, 'Tom')]));
    await expect(importRecords(site.db, request('Empty', []))).rejects.toThrow('no rows');
    expect((await runs()).runs.slice(0, 2)).toEqual([
      expect.objectContaining({ subject: 'EMPTY', state: 'FAILED', problem: expect.stringContaining('no rows') }),
      expect.objectContaining({ subject: 'ROCHE', state: 'UNCHANGED' }),
    ]);
  });

  it('shows a run whose process fell silent as interrupted, and not one that has only begun', async () => {
    let inside: Run[] = [];
    await logImport(
      site.db,
      { kind: 'images', subject: 'ROCHE', source: 'images.csv' },
      new AbortController().signal,
      async () => {
        inside = (await runs()).runs;
        await site.db.rows(
          `/* test.silence */ UPDATE import_run SET seen_at = now() - interval '2 minutes' WHERE state = 'running'`,
        );
        inside.push(...(await runs()).runs.slice(0, 1));
      },
      () => ({ state: 'done', accepted: 4 }),
    );
    expect([inside[0]?.state, inside.at(-1)?.state, (await runs()).runs[0]]).toEqual([
      'RUNNING',
      'INTERRUPTED',
      expect.objectContaining({ state: 'DONE', accepted: 4 }),
    ]);
  });

  it('keeps the first ten thousand rejected rows, counts all, and hides the words of a fault of ours', async () => {
    const failing = logImport(
      site.db,
      { kind: 'newspapers', subject: 'Gazette', source: 'Gazette' },
      new AbortController().signal,
      async ({ add }) => {
        for (let at = 1; at <= 10_050; at += 1) await add('a.xml', at, `no date\0 ${at}`);
        await add('b.xml', 0, 'no words', true);
        throw new Error('a secret row');
      },
      () => ({ state: 'done', accepted: 0 }),
    );
    await expect(failing).rejects.toThrow('a secret row');
    const {
      runs: [run],
    } = await runs();
    expect(run).toMatchObject({
      state: 'FAILED',
      rejected: 10_050,
      remarks: 1,
      problem: expect.not.stringContaining('secret'),
    });
    expect(
      (await site.ask<{ importRejects: object }>(REJECTS, { runId: run?.id, page: 100 }, STAFF)).data?.importRejects,
    ).toMatchObject({ total: 10_000 });
  }, 30_000);

  it('end their work within seconds once staff ask for it', async () => {
    const outcome = await logImport(
      site.db,
      { kind: 'newspapers', subject: 'Gazette', source: 'Gazette' },
      new AbortController().signal,
      async ({ signal }) => {
        const {
          runs: [run],
        } = await runs();
        await site.ask('mutation Stop($id: ID!) { stopImport(id: $id) }', { id: run?.id }, STAFF);
        expect((await runs()).runs[0]).toMatchObject({ isStopAsked: true, state: 'RUNNING' });
        await new Promise((stopped) => signal.addEventListener('abort', stopped));
        return 'stopped';
      },
      () => ({ state: 'interrupted', accepted: 0 }),
    );
    expect([outcome, (await runs()).runs[0]?.state]).toEqual(['stopped', 'INTERRUPTED']);
  }, 20_000);

  it('says nothing of a run that is not there', async () => {
    for (const runId of ['999999', 'x', ''])
      expect((await site.ask(REJECTS, { runId, page: 1 }, STAFF)).data).toEqual({ importRejects: null });
  });

  it('lets a failure of the operator’s files through as it is', async () => {
    await expect(
      logImport(
        site.db,
        { kind: 'records', subject: 'X', source: 'x' },
        new AbortController().signal,
        () => Promise.reject(new UserError('No such column.')),
        () => ({ state: 'done', accepted: 0 }),
      ),
    ).rejects.toThrow('No such column.');
    expect((await runs()).runs[0]).toMatchObject({ state: 'FAILED', problem: 'No such column.' });
  });
});

it.each([
  ['a visitor', undefined],
  ['a member', { memberId: 2, isInternal: false }],
])('has nothing for %s', async (_who, as) => {
  for (const [query, variables] of [
    [JOBS, { page: 1 }],
    [RUNS, { page: 1 }],
    [REJECTS, { runId: '1', page: 1 }],
  ] as const) {
    expect((await site.ask(query, variables, as)).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'NOT_FOUND',
    ]);
  }
});
