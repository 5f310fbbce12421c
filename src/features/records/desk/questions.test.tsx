import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetQuestion } from './deskApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const page = () => renderApp('/desk/sheets/7/publish', { reader: 'staff' });
const aQuestion = (more: Partial<SheetQuestion> = {}): SheetQuestion => ({
  record: 'WEXCOMBE/a',
  hanging: ['2 clippings', '1 closure'],
  lines: [
    { label: 'First names', value: 'Jenifer' },
    { label: 'Age', value: '40' },
  ],
  candidates: [
    {
      id: 'WEXCOMBE/b',
      lines: [
        { label: 'First names', value: 'Digory' },
        { label: 'Age', value: '40' },
      ],
    },
    { id: 'WEXCOMBE/c', lines: [{ label: 'First names', value: 'Jennifer' }] },
  ],
  same: null,
  isDecided: false,
  ...more,
});
const failed = () =>
  aSheet({ setSlug: 'wexcombe', publication: { state: 'FAILED', problem: '1 record may be one of several rows.' } });
const sent = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'DecideSheetQuestion')
    .map(({ variables }) => variables);

it('shows a record beside the rows that may be it, and keeps what is decided', async () => {
  let question = aQuestion();
  answer({
    sheet: failed,
    sheetCheck: () => aCheck(),
    sheetQuestions: () => [question],
    decideSheetQuestion: ({ same }) => [(question = aQuestion({ same: same ?? null, isDecided: true }))],
  });
  const { user } = await page();
  expect(await screen.findByRole('heading', { name: '1 record to decide' })).toBeVisible();
  const card = screen.getByRole('region', { name: 'Record 1' });
  expect(within(card).getByText('With 2 clippings, 1 closure')).toBeVisible();
  expect(within(card).getByRole('row', { name: 'First names Jenifer Digory Jennifer' })).toBeVisible();
  expect(within(card).getByRole('row', { name: 'Age 40 40 –' })).toBeVisible();
  await expectAccessible();
  await user.click(within(card).getByRole('radio', { name: 'It is row B' }));
  expect(await screen.findByText('All is decided. Publish again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 record decided' })).toBeVisible();
  expect(within(card).getByRole('radio', { name: 'It is row B' })).toBeChecked();
  await user.click(within(card).getByRole('radio', { name: /^None of them/u }));
  expect(sent()).toEqual([
    { id: '7', record: 'WEXCOMBE/a', same: 'WEXCOMBE/c' },
    { id: '7', record: 'WEXCOMBE/a', same: null },
  ]);
});

it('asks ten at a time', async () => {
  answer({
    sheet: failed,
    sheetCheck: () => aCheck(),
    sheetQuestions: () => Array.from({ length: 12 }, (_one, at) => aQuestion({ record: `WEXCOMBE/${at}` })),
  });
  const { user } = await page();
  expect(await screen.findByRole('heading', { name: '12 records to decide' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Record 11' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByRole('region', { name: 'Record 12' })).toBeVisible();
});

it('says why a decision was refused', async () => {
  answer({
    sheet: failed,
    sheetCheck: () => aCheck(),
    sheetQuestions: () => [aQuestion()],
    decideSheetQuestion: () => {
      throw refusal('SHEET_BUSY');
    },
  });
  const { user } = await page();
  await user.click(await screen.findByRole('radio', { name: 'It is row A' }));
  expect(await screen.findByText(/being read or published just now/u)).toBeVisible();
});

it('asks nothing where a publication failed for something else', async () => {
  answer({ sheet: failed, sheetCheck: () => aCheck(), sheetQuestions: () => [] });
  await page();
  expect(await screen.findByRole('button', { name: 'Publish 1,204 records' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
