import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { ComparedRecord, SheetComparison } from './comparisonApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const page = () => renderApp('/desk/sheets/7/publish', { reader: 'staff' });
const published = () => aSheet({ setSlug: 'wexcombe', publication: { revision: 3 } });
const aComparison = (more: Partial<SheetComparison> = {}): SheetComparison => ({
  revision: 4,
  state: 'DONE',
  progress: null,
  problem: null,
  askedAt: '2026-11-30T10:42:00.000Z',
  isStale: false,
  added: 31,
  changed: 120,
  byField: [
    { label: 'Age', records: 118 },
    { label: 'Surname', records: 2 },
  ],
  moved: 0,
  gone: 4,
  missed: 1,
  unsure: 2,
  ...more,
});
const aRecord = (at: number, more: Partial<ComparedRecord> = {}): ComparedRecord => ({
  at,
  name: `Ann Marsh ${at}`,
  summary: 'Burial, 6 Mar 1851, Wexcombe',
  isClosed: false,
  differences: [],
  hanging: [],
  ...more,
});

it('compares when asked, and says how far it is', async () => {
  let comparison: SheetComparison | null = null;
  answer({
    sheet: published,
    sheetCheck: () => aCheck(),
    sheetComparison: () => comparison,
    compareSheet: () => (comparison = aComparison({ state: 'MAKING', progress: 0.4 })),
  });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Compare with what readers have' }));
  expect(await screen.findByRole('progressbar', { name: 'Comparing with what readers have' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Compare/u })).not.toBeInTheDocument();
  expect(sentRequests().find(({ operationName }) => operationName === 'CompareSheet')?.variables).toEqual({
    id: '7',
    revision: 4,
  });
});

it('shows what is added, what changes field by field, and what is gone with what hangs on it', async () => {
  answer({
    sheet: published,
    sheetCheck: () => aCheck(),
    sheetComparison: () => aComparison(),
    sheetComparedRecords: ({ what, from }) =>
      what === 'ADDED'
        ? [aRecord(0, { isClosed: true })]
        : what === 'GONE'
          ? [aRecord(0, { name: null, hanging: ['2 clippings', '1 closure'] })]
          : Array.from({ length: from === 0 ? 51 : 20 }, (_one, at) =>
              aRecord(Number(from) + at, { differences: [{ label: 'Age', was: '4', becomes: '40' }] }),
            ),
  });
  const { user } = await page();
  const card = await screen.findByRole('region', { name: 'What would change for readers' });
  expect(await within(card).findByText('Added 31 · changed 120 · gone 4')).toBeVisible();
  expect(within(card).getByText('What changes: Age 118, Surname 2.')).toBeVisible();
  expect(within(card).getByText(/^1 of the records that are gone has something attached/u)).toBeVisible();
  expect(within(card).getByText(/^2 records may be one of several rows/u)).toBeVisible();
  expect(await within(card).findByText('Closed: no reader sees it')).toBeVisible();
  await expectAccessible();
  await user.click(within(card).getByRole('tab', { name: 'Changed (120)' }));
  expect((await within(card).findAllByText('40'))[0]).toBeVisible();
  expect(within(card).getByText('1 to 50 of 120')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Further ones' }));
  expect(await within(card).findByText('51 to 100 of 120')).toBeVisible();
  await user.click(within(card).getByRole('tab', { name: 'Gone (4)' }));
  expect(await within(card).findByText('2 clippings, 1 closure')).toBeVisible();
  expect(within(card).getByText('No name')).toBeVisible();
  await expectAccessible();
});

it('leads to rows where the file and what was mended clash', async () => {
  answer({
    sheet: published,
    sheetCheck: () =>
      aCheck({
        problems: [
          {
            kind: 'overruled',
            severity: 'ASK',
            field: 'age',
            rows: 2,
            values: [],
            differentValues: 0,
            fixes: [],
          },
        ],
      }),
    sheetComparison: () => aComparison({ added: 0, changed: 0, byField: [], gone: 0, missed: 0, unsure: 0 }),
  });
  await page();
  expect(await screen.findByText('Every record is as readers have it.')).toBeVisible();
  expect(await screen.findByText(/^2 clashes between the file/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/desk/sheets/7/problems');
});

it('says when the sheet has changed since, and lists nothing of then', async () => {
  answer({ sheet: published, sheetCheck: () => aCheck(), sheetComparison: () => aComparison({ isStale: true }) });
  await page();
  expect(await screen.findByText(/has changed since: compare again/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare again' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('says why it could not be compared, or was refused', async () => {
  answer({
    sheet: published,
    sheetCheck: () => aCheck(),
    sheetComparison: () => aComparison({ state: 'FAILED', problem: 'Other records have this title by now.' }),
    compareSheet: () => {
      throw refusal('SHEET_BUSY');
    },
  });
  const { user } = await page();
  expect(await screen.findByText('Other records have this title by now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare again' }));
  expect(await screen.findByText('This was not compared')).toBeVisible();
});

it('offers none where readers have nothing of the sheet', async () => {
  answer({ sheet: () => aSheet(), sheetCheck: () => aCheck() });
  await page();
  expect(await screen.findByRole('button', { name: 'Publish 1,204 records' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What would change for readers' })).not.toBeInTheDocument();
});
