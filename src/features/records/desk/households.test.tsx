import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { EditableRecord, RecordHouseholds } from './recordEditApi.ts';
import { aSheet } from './sheets.fixture.ts';

const ID = 'CENSUS/ann/1';
const record: EditableRecord = {
  id: ID,
  name: 'Ann Marsh',
  setName: 'Wexcombe 1841',
  isClosed: false,
  lines: [],
  previous: null,
  next: null,
  sheet: { id: '7', title: 'Wexcombe 1841', revision: 4 },
  bar: null,
  no: 3,
  cells: [],
  edits: [],
  proposals: [],
  waiting: 0,
  mayAdopt: false,
};
const person = (id: string, name: string, isClosed = false) => ({ id, name, relation: 'Head', age: '40', isClosed });
const households = (more: Partial<RecordHouseholds> = {}): RecordHouseholds => ({
  revision: 4,
  own: { people: [person('j', 'John Lander'), person(ID, 'Ann Marsh')], isWaiting: false },
  above: null,
  below: { people: [person('t', 'Tom Hale')], isWaiting: false },
  steps: [],
  ...more,
});
const page = (of: RecordHouseholds | null, more: object = {}) => {
  answer({
    recordImage: () => ({ page: null }),
    sheet: () => aSheet({ kind: 'CENSUS', publication: {} }),
    editableRecord: () => record,
    recordHouseholds: () => of,
    ...more,
  });
  return renderApp(`/desk/records/${ID}`, { reader: 'staff' });
};
const card = async () => within(await screen.findByRole('region', { name: 'Household' }));
const sent = () => sentRequests().filter(({ operationName }) => operationName === 'MakeHousehold');

it('shows both households before one is parted, and asks for a reason', async () => {
  const { user } = await page(households(), { makeHousehold: () => households({ revision: 5 }) });
  const of = await card();
  await user.click(of.getByRole('button', { name: 'These people are a household of their own' }));
  expect(of.getByText('Choose some of the people first, not all of them.')).toBeVisible();
  await user.click(of.getByRole('checkbox', { name: 'Ann Marsh, Head, 40' }));
  await expectAccessible();
  await user.click(of.getByRole('button', { name: 'These people are a household of their own' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A household of their own?' }));
  expect(dialog.getByRole('region', { name: 'The household that stays' })).toHaveTextContent('John Lander');
  expect(dialog.getByRole('region', { name: 'The new household' })).toHaveTextContent('Ann Marsh');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Make the household' }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Another family.');
  await user.click(dialog.getByRole('button', { name: 'Make the household' }));
  expect(sent().map(({ variables }) => variables)).toEqual([
    { id: ID, revision: 4, people: [ID], why: 'Another family.' },
  ]);
});

it('joins with the household below, and says why that was refused', async () => {
  const { user } = await page(households(), { makeHousehold: () => refusal('SHEET_CHANGED') });
  const of = await card();
  expect(of.queryByRole('button', { name: 'Join with the household above' })).not.toBeInTheDocument();
  await user.click(of.getByRole('button', { name: 'Join with the household below' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join with the household below?' }));
  expect(dialog.getByRole('region', { name: 'One household' })).toHaveTextContent(/John Lander.*Ann Marsh.*Tom Hale/u);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One family.');
  await user.click(dialog.getByRole('button', { name: 'Join the households' }));
  expect(await dialog.findByText('The household was not changed')).toBeVisible();
  expect(sent()[0]?.variables).toMatchObject({ people: ['j', ID, 't'] });
});

it('has no controls where a change waits or someone is closed, and undoes one step', async () => {
  const removed = jest.fn(() => aSheet({ kind: 'CENSUS', revision: 5 }));
  const waiting = households({ steps: [{ at: 2, people: 2 }] });
  const { user } = await page(
    { ...waiting, own: { people: [person('j', 'John Lander', true), person(ID, 'Ann Marsh')], isWaiting: false } },
    { removeSheetStep: removed },
  );
  const of = await card();
  expect(of.getByText(/can be joined with another, and not parted/u)).toBeVisible();
  expect(of.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(of.getByRole('button', { name: 'Undo: 2 rows of the sheet made one household' }));
  expect(removed).toHaveBeenCalledTimes(1);
});

it('is not there where rows make no households', async () => {
  await page(null);
  expect(await screen.findByRole('heading', { name: 'History of this record' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Household' })).not.toBeInTheDocument();
});
