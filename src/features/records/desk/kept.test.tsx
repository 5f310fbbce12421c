import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aCheck, aSheet } from './sheets.fixture.ts';

const column = (at: number, heading: string, field: string, ...examples: string[]) => ({
  at,
  heading,
  field,
  examples,
});
/** A sheet that was made of records which came by a command. */
const aKeptSheet = (more: Parameters<typeof aSheet>[0] = {}) =>
  aSheet({
    kind: 'KEPT',
    columns: [
      column(0, 'Record', 'record_id', 'abcdefghijkl'),
      column(1, 'Household or event', 'record_group', 'RG10/1'),
      column(2, 'First name(s)', 'FirstName', 'William'),
      column(3, 'Surname', 'LastName', 'PINCH'),
    ],
    constants: [],
    file: { bytes: 0, table: null },
    publication: {},
    ...more,
  });
const page = (step: string) => renderApp(`/desk/sheets/7/${step}`, { reader: 'staff' });
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

afterEach(() => localStorage.clear());

it('says that the next file comes by the command, and takes none', async () => {
  answer({ sheet: () => aKeptSheet(), sheetRows: () => [] });
  await page('file');
  expect(await screen.findByRole('heading', { name: 'The next file of these records' })).toBeVisible();
  expect(screen.queryByText('Choose a file, or drop it here')).not.toBeInTheDocument();
  expect(screen.queryByText('Size')).not.toBeInTheDocument();
  await expectAccessible();
});

it('says why records could not be taken into a sheet, and takes no file in their place', async () => {
  answer({
    sheet: () =>
      aKeptSheet({
        kind: null,
        columns: [],
        revision: 0,
        publication: null,
        file: { bytes: 0, state: 'FAILED', problem: 'Other records of this set came to readers meanwhile.' },
      }),
  });
  await page('file');
  expect(await screen.findByText('Other records of this set came to readers meanwhile.')).toBeVisible();
  expect(screen.queryByText('Choose a file, or drop it here')).not.toBeInTheDocument();
});

it('does not ask what its columns are, and saves what readers read of the set', async () => {
  let sheet = aKeptSheet();
  answer({
    sheet: () => sheet,
    setSheetColumns: ({ to }: { to: { set: typeof sheet.set } }) =>
      (sheet = aKeptSheet({ revision: 5, set: { ...sheet.set, ...to.set } })),
  });
  const { user } = await page('columns');
  expect(await screen.findByText(/^These records came by a command, so each column/u)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Burials/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^What is in/u })).not.toBeInTheDocument();
  const description = screen.getByRole('textbox', { name: /^Description/u });
  await user.clear(description);
  await user.type(description, 'The census of Roche.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent('SetSheetColumns')[0]).toMatchObject({
    to: {
      kind: 'KEPT',
      columns: ['record_id', 'record_group', 'FirstName', 'LastName'],
      set: { description: 'The census of Roche.' },
    },
  });
  expect(sent('SheetGuesses')).toEqual([]);
});

it('offers its fields by their names to be mended, and not what says which record a row is', async () => {
  answer({
    sheet: () => aKeptSheet(),
    sheetCheck: () =>
      aCheck({
        problems: [
          {
            kind: 'capitals',
            severity: 'ASK',
            field: 'LastName',
            rows: 12,
            values: [],
            differentValues: 3,
            fixes: [{ do: 'case', order: null, digits: null, speakFor: null }],
          },
        ],
      }),
  });
  await page('problems');
  for (const name of ['Column', 'Column to change']) {
    const choice = await screen.findByRole('combobox', { name });
    expect(within(choice).getByRole('option', { name: 'Surname' })).toBeInTheDocument();
    expect(within(choice).queryByRole('option', { name: 'Record' })).not.toBeInTheDocument();
  }
  expect(screen.getAllByText(/Surname/u).length).toBeGreaterThan(1);
});
