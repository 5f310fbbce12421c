import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const JOB = {
  kind: 'CLIPPING_EXPORT',
  id: '12',
  stage: 'FAILED',
  memberId: '41',
  format: 'csl_json',
  stepsDone: 3,
  steps: 9,
  attempts: 2,
  problem: 'There is nothing in it.',
  createdAt: '2026-11-02T10:00:00.000Z',
  mayRetry: true,
  mayStop: false,
};
const PAGE = {
  counts: [
    { kind: 'CLIPPING_EXPORT', stage: 'FAILED', count: 31 },
    { kind: 'PAGE_READING', stage: 'WAITING', count: 1_240 },
  ],
  total: 31,
  pageSize: 25,
  jobs: [JOB],
};
const RUN = {
  id: '7',
  kind: 'RECORDS',
  subject: 'ROCHE-1871',
  source: 'roche.tsv',
  state: 'RUNNING',
  percent: 40,
  accepted: 1_240,
  rejected: 2,
  remarks: 0,
  problem: null,
  comparison: null,
  isStopAsked: false,
  startedAt: '2026-11-02T10:00:00.000Z',
  finishedAt: null,
};

it('shows what waits, runs and failed, filtered by the address, page by page', async () => {
  const asked: object[] = [];
  answer({ staffJobs: (variables: object) => (asked.push(variables), PAGE) });
  const { user } = await renderApp('/internal/jobs?kind=nonsense&page=x', { reader: 'staff' });
  expect(
    await screen.findByRole('row', {
      name: /Clippings export 12, csl json Failed 3 of 9 steps 2 41 There is nothing in it\..* Retry/u,
    }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Text recognition 1,240 0 0 0' })).toBeVisible();
  expect(asked[0]).toMatchObject({ kind: null, stage: null, page: 1 });
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Stage'), 'Failed');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ stage: 'FAILED', page: 1 }));
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ stage: 'FAILED', page: 2 }));
});

it('retries a failed job and stops one that runs, and says when it came too late', async () => {
  const asked: string[] = [];
  answer({
    staffJobs: () => ({ ...PAGE, jobs: [JOB, { ...JOB, id: '13', stage: 'RUNNING', mayRetry: false, mayStop: true }] }),
    retryJob: ({ kind, id }: { kind: string; id: string }) => asked.push(`retry ${kind} ${id}`) > 0,
    stopJob: ({ id }: { id: string }) => asked.push(`stop ${id}`) < 0,
  });
  const { user } = await renderApp('/internal/jobs', { reader: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Retry Clippings export 12, csl json' }));
  await user.click(screen.getByRole('button', { name: 'Stop Clippings export 13, csl json' }));
  expect(await screen.findByText('Nothing was changed: the job had already moved on.')).toBeVisible();
  expect(asked).toEqual(['retry CLIPPING_EXPORT 12', 'stop 13']);
});

it('asks a running import to stop', async () => {
  let isAsked = false;
  answer({
    importRejects: () => ({ run: { ...RUN, isStopAsked: isAsked }, total: 0, pageSize: 100, rejects: [] }),
    stopImport: () => (isAsked = true),
  });
  const { user } = await renderApp('/internal/imports?run=7', { reader: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Stop this import' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop this import' })).not.toBeInTheDocument());
  expect(isAsked).toBe(true);
});

it('shows imports with their counts, and the rows one of them rejected', async () => {
  answer({
    importRuns: () => ({ total: 1, pageSize: 25, runs: [RUN] }),
    importRejects: ({ runId }: { runId: string }) =>
      runId === '7'
        ? {
            run: {
              ...RUN,
              state: 'INTERRUPTED',
              rejected: 12_000,
              comparison: 'Compared with what was there: added 2; changed 0; moved 0; gone 1.',
            },
            total: 10_000,
            pageSize: 100,
            rejects: [
              { n: 1, file: 'roche.tsv', line: 1_402, reason: 'has no surname', isRemark: false },
              { n: 2, file: 'roche.tsv', line: 0, reason: 'no images', isRemark: true },
            ],
          }
        : null,
  });
  const { user } = await renderApp('/internal/imports', { reader: 'staff' });
  expect(await screen.findByRole('row', { name: /Records: ROCHE-1871 Running, 40% 1,240 records 2/u })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Records: ROCHE-1871' }));
  expect(await screen.findByRole('row', { name: 'roche.tsv 1,402 has no surname' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'roche.tsv – Accepted, but no images' })).toBeVisible();
  expect(screen.getByText('Compared with what was there: added 2; changed 0; moved 0; gone 1.')).toBeVisible();
  expect(screen.getByText(/The first 10,000 of 12,000/u)).toBeVisible();
  expect(screen.getByText(/The same command/u)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Back to all imports' }));
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
});

it.each([
  ['no jobs', '/internal/jobs', { staffJobs: () => ({ ...PAGE, counts: [], total: 0, jobs: [] }) }, /No jobs match/u],
  [
    'jobs that fail',
    '/internal/jobs',
    {
      staffJobs: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    },
    'We couldn’t load the jobs',
  ],
  ['no imports', '/internal/imports', { importRuns: () => ({ total: 0, pageSize: 25, runs: [] }) }, 'No imports yet'],
  [
    'imports that fail',
    '/internal/imports',
    {
      importRuns: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    },
    'We couldn’t load the imports',
  ],
  ['a run that is gone', '/internal/imports?run=8', { importRejects: () => null }, 'This import is no longer listed'],
])('explains it: %s', async (_what, address, answers, words) => {
  answer(answers);
  await renderApp(address, { reader: 'staff' });
  expect(await screen.findByText(words)).toBeVisible();
});
