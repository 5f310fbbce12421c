import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { ChosenEdits, ChosenRecords } from './chosenApi.ts';

const SEARCH = 'datasetname=wexcombe+burials&lastname=marsh';
const page = (search = SEARCH) => renderApp(`/desk/chosen?${search}`, { reader: 'staff' });
const chosen = (more: Partial<ChosenRecords> = {}): ChosenRecords => ({
  total: 30,
  setName: 'Wexcombe burials',
  sheet: { id: '7', title: 'Wexcombe burials', revision: 4 },
  bar: null,
  fields: [
    { id: 'age', label: 'Age' },
    { id: 'place', label: 'Parish or place' },
  ],
  ...more,
});
const edits = (more: Partial<ChosenEdits> = {}): ChosenEdits => ({
  revision: 4,
  changes: 24,
  shown: [{ record: { id: 'WEXCOMBE/ann', name: 'Ann Marsh' }, was: 'Wexcomb', to: 'Wexcombe' }],
  same: 4,
  left: [
    { why: 'MASKED', count: 1, records: [{ id: 'WEXCOMBE/eve', name: 'Eve Marsh' }] },
    { why: 'NO_RECORD', count: 1, records: [] },
  ],
  isTooLong: false,
  ...more,
});
const requests = (operation: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === operation)
    .map(({ variables }) => variables);
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
type User = Awaited<ReturnType<typeof page>>['user'];

/** Fills in the form and looks at what would change. */
async function look(user: User, to = 'Wexcombe') {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'Parish or place');
  await user.type(await field('New value'), to);
  await user.click(await press('Show what would change'));
}

it('shows what would change before it is done, with a reason, and leads on to publish', async () => {
  answer({
    chosenRecords: () => chosen(),
    chosenEdits: () => edits(),
    editChosen: () => ({ id: '7', revision: 5 }),
  });
  const { user } = await page();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit chosen records' })).toBeVisible();
  expect(screen.getByText(/30 records: marsh, record set: wexcombe burials/iu)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the results' })).toHaveAttribute(
    'href',
    `/search/results?${SEARCH}`,
  );
  await user.click(await press('Show what would change'));
  expect(await screen.findByRole('combobox', { name: 'Field' })).toHaveAccessibleDescription(/Choose a field\./u);
  await look(user);
  expect(
    await screen.findByText('24 records would change. 4 records say it already. 2 records can’t be changed like this.'),
  ).toBeVisible();
  expect(screen.getByRole('table', { name: 'The first 1 of 24 that would change' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Ann Marsh Wexcomb Wexcombe' })).toBeVisible();
  expect(screen.getByText(/1 record of which a name is left out/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Eve Marsh' })).toHaveAttribute('href', '/desk/records/WEXCOMBE/eve');
  await expectAccessible();
  await user.click(await press('Change 24 records'));
  expect(await field('Reason')).toHaveAccessibleDescription(/Say why\./u);
  await user.type(await field('Reason'), 'The parish is Wexcombe.');
  await user.click(await press('Change 24 records'));
  expect(await screen.findByRole('heading', { name: '24 records changed in the sheet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to publish' })).toHaveAttribute('href', '/desk/sheets/7/publish');
  expect(requests('EditChosen')).toEqual([
    { search: SEARCH, revision: 4, field: 'place', to: 'Wexcombe', changes: 24, why: 'The parish is Wexcombe.' },
  ]);
  expect(await field('New value')).toHaveValue('');
});

it('asks for another look at what is typed over, and does nothing where nothing changes', async () => {
  answer({
    chosenRecords: () => chosen(),
    chosenEdits: ({ to }) =>
      to === 'Roche' ? edits({ changes: 0, shown: [], same: 30, left: [] }) : edits({ left: [], same: 0, changes: 1 }),
  });
  const { user } = await page();
  await look(user);
  expect(await press('Change 1 record')).toBeVisible();
  await user.clear(await field('New value'));
  expect(screen.queryByRole('button', { name: 'Change 1 record' })).not.toBeInTheDocument();
  await user.type(await field('New value'), 'Roche');
  await user.click(await press('Show what would change'));
  expect(await screen.findByText('No record would change. 30 records say it already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/u })).not.toBeInTheDocument();
});

it('keeps what is typed where someone else changed the sheet, and looks at it again', async () => {
  let revision = 4;
  answer({
    chosenRecords: () => chosen({ sheet: { id: '7', title: 'Wexcombe burials', revision } }),
    chosenEdits: () => edits({ revision, left: [], same: 0 }),
    editChosen: (asked) => {
      if (asked['revision'] === 4) {
        revision = 5;
        throw refusal('SHEET_CHANGED');
      }
      return { id: '7', revision: 6 };
    },
  });
  const { user } = await page();
  await look(user);
  await user.type(await field('Reason'), 'Read again.');
  await user.click(await press('Change 24 records'));
  expect(await screen.findByText(/Someone else changed this sheet meanwhile/u)).toBeVisible();
  expect(await field('New value')).toHaveValue('Wexcombe');
  await user.click(await press('Show what would change'));
  expect(await field('Reason')).toHaveValue('Read again.');
  await user.click(await press('Change 24 records'));
  expect(await screen.findByRole('heading', { name: '24 records changed in the sheet' })).toBeVisible();
  expect(requests('EditChosen').map((asked) => asked['revision'])).toEqual([4, 5]);
});

it('says what it could not work out, and tries again', async () => {
  let tries = 0;
  answer({
    chosenRecords: () => chosen(),
    chosenEdits: () => {
      tries += 1;
      if (tries === 1) throw refusal('SHEET_CHOSEN_BUSY');
      return edits();
    },
  });
  const { user } = await page();
  await look(user);
  expect(await screen.findByText('We couldn’t work out what would change')).toBeVisible();
  await user.click(await press('Try again'));
  expect(await press('Change 24 records')).toBeVisible();
});

it.each<[NonNullable<ChosenRecords['bar']>, Partial<ChosenRecords>, string, string]>([
  ['NONE', { total: 0, setName: null, sheet: null }, 'No records are chosen', 'Look at the results'],
  [
    'TOO_MANY',
    { total: 10_001, setName: null, sheet: null },
    'These are more than 10,000 records',
    'Look at the results',
  ],
  ['SEVERAL_SETS', { setName: null, sheet: null }, 'These records are of several sets', 'Look at the results'],
  ['NO_SHEET', { sheet: null }, 'These records did not come from a sheet', 'Look at the results'],
  ['NEWER_FILE', {}, 'Another file was brought to this sheet and is not published', 'Open the sheet'],
  ['UNKNOWN_ROWS', {}, 'We can’t tell which rows of the sheet these records were made from', 'Open the sheet'],
])('says why records cannot be edited together: %s', async (bar, more, title, link) => {
  answer({ chosenRecords: () => chosen({ ...more, bar, fields: [] }) });
  await page();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getAllByRole('link', { name: link }).at(-1)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('is no page for records of another’s set', async () => {
  answer({
    chosenRecords: () => {
      throw refusal('NOT_FOUND');
    },
  });
  await page();
  expect(await screen.findByRole('heading', { level: 1, name: /not found|can’t find/iu })).toBeVisible();
});
