import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetProblem } from './deskApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const page = () => renderApp('/desk/sheets/7/problems', { reader: 'staff' });
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const aProblem = (more: Partial<SheetProblem> = {}): SheetProblem => ({
  kind: 'capitals',
  severity: 'ASK',
  field: 'surname',
  rows: 412,
  values: [{ value: 'MARSH', rows: 12, some: [3, 17], suggestion: null, places: [] }],
  differentValues: 40,
  fixes: [{ do: 'case', order: null, digits: null, speakFor: null }],
  ...more,
});
const SPELLING = aProblem({
  kind: 'spelling',
  field: 'place',
  rows: 9,
  values: [
    { value: 'Wexcomb', rows: 8, some: [2], suggestion: 'Wexcombe', places: [] },
    { value: 'Wexcmobe', rows: 1, some: [5], suggestion: 'Wexcombe', places: [] },
  ],
  differentValues: 2,
  fixes: [],
});
const region = (name: string) => screen.findByRole('region', { name });

it('shows what may be wrong by kind, the values with rows that have them, and what mends it', async () => {
  answer({
    sheet: () => aSheet(),
    sheetCheck: () =>
      aCheck({
        rejected: 2,
        problems: [
          aProblem({
            kind: 'rejected',
            severity: 'STOP',
            field: null,
            rows: 2,
            values: [{ value: 'Has no name', rows: 2, some: [4, 9], suggestion: null, places: [] }],
            fixes: [],
          }),
          aProblem(),
          aProblem({
            kind: 'dateOrder',
            field: 'burial_date',
            fixes: [
              { do: 'dates', order: 'DAY_FIRST', digits: null, speakFor: 31 },
              { do: 'dates', order: 'MONTH_FIRST', digits: null, speakFor: 0 },
            ],
          }),
        ],
      }),
  });
  await page();
  expect(await screen.findByText('2 problems to decide, 2 rows not taken')).toBeVisible();
  const capitals = await region('Words in capitals: Surname');
  expect(within(capitals).getByText('412 rows')).toBeVisible();
  expect(within(capitals).getByRole('row', { name: /MARSH 12/u })).toBeVisible();
  const order = await region('Day or month first?: Date of burial');
  expect(within(order).getByRole('button', { name: /^The day is first: 31 other dates are so/u })).toBeVisible();
  expect(within(order).getByRole('button', { name: /^The month is first/u })).toBeVisible();
  // What no record is made of cannot be left as it is.
  const rejected = await region('Rows that become no record');
  expect(within(rejected).queryByRole('button', { name: /Leave/u })).not.toBeInTheDocument();
  await expectAccessible();
});

it('adds the step of a problem, looks again, and undoes it', async () => {
  let sheet = aSheet();
  answer({
    sheet: () => sheet,
    sheetCheck: () => aCheck(sheet.steps.length > 0 ? { stepRows: [412] } : { problems: [aProblem()] }),
    addSheetSteps: () =>
      (sheet = aSheet({
        revision: 5,
        steps: [{ at: 0, do: 'case', field: 'surname', text: 'Surname: words in capitals', fills: null, details: [] }],
      })),
    removeSheetStep: () => (sheet = aSheet({ revision: 6 })),
  });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Write them as names are: Words in capitals: Surname' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  expect(sent('AddSheetSteps')).toEqual([
    { id: '7', revision: 4, steps: [{ do: 'case', field: 'surname', order: null, digits: null }] },
  ]);
  expect(screen.getByText('(412 rows)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Surname: words in capitals' }));
  expect(await region('Words in capitals: Surname')).toBeVisible();
  expect(sent('RemoveSheetStep')).toEqual([{ id: '7', revision: 5, at: 0 }]);
});

it('replaces the values for which something is written, and leaves the rest', async () => {
  let sheet = aSheet();
  answer({
    sheet: () => sheet,
    sheetCheck: () => aCheck({ problems: [SPELLING] }),
    addSheetSteps: () => (sheet = aSheet({ revision: 5 })),
  });
  const { user } = await page();
  const card = await region('Spelt in several ways: Parish or place');
  expect(within(card).getByRole('button', { name: 'Replace 2 values' })).toBeVisible();
  await user.clear(within(card).getByRole('textbox', { name: 'Write instead of “Wexcmobe”' }));
  await user.click(within(card).getByRole('button', { name: 'Replace 1 value' }));
  await user.click(
    await screen.findByRole('button', { name: 'Leave these 2 as they are: Spelt in several ways: Parish or place' }),
  );
  expect(sent('AddSheetSteps').map((variables) => variables?.['steps'])).toEqual([
    [{ do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'Wexcombe' }] }],
    [{ do: 'accept', field: 'place', problem: 'spelling', accepted: ['Wexcomb', 'Wexcmobe'] }],
  ]);
});

it('shows cells that are words of every program, and offers to replace none that is cut off', async () => {
  const value = (text: string) => [{ value: text, rows: 1, some: [2], suggestion: null, places: [] }];
  answer({
    sheet: () => aSheet(),
    sheetCheck: () =>
      aCheck({
        problems: [
          aProblem({ kind: 'twoNames', values: value('constructor'), fixes: [] }),
          aProblem({ kind: 'long', field: 'forename', values: value('x'.repeat(200)), fixes: [] }),
        ],
      }),
  });
  await page();
  expect(await screen.findByRole('textbox', { name: 'Write instead of “constructor”' })).toHaveValue('');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('counts no rows of a step while they are looked at', async () => {
  let sheet = aSheet();
  let end: (() => void) | undefined;
  answer({
    sheet: () => sheet,
    sheetCheck: () =>
      sheet.steps.length === 0
        ? aCheck({ problems: [aProblem()] })
        : new Promise((resolve) => {
            end = () => resolve(aCheck({ stepRows: [412] }));
          }),
    addSheetSteps: () =>
      (sheet = aSheet({
        revision: 5,
        steps: [{ at: 0, do: 'case', field: 'surname', text: 'Surname: capitals', fills: null, details: [] }],
      })),
  });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Write them as names are: Words in capitals: Surname' }));
  expect(await screen.findByText('Surname: capitals')).toBeVisible();
  expect(screen.queryByText(/found nothing/u)).not.toBeInTheDocument();
  end?.();
  expect(await screen.findByText('(412 rows)')).toBeVisible();
});

it('says why a step was refused, and keeps what is typed', async () => {
  answer({
    sheet: () => aSheet(),
    sheetCheck: () => aCheck({ problems: [SPELLING] }),
    addSheetSteps: () => {
      throw refusal('SHEET_CHANGED');
    },
  });
  const { user } = await page();
  const card = await region('Spelt in several ways: Parish or place');
  const box = within(card).getByRole('textbox', { name: 'Write instead of “Wexcomb”' });
  await user.clear(box);
  await user.type(box, 'Wexham');
  await user.click(within(card).getByRole('button', { name: 'Replace 2 values' }));
  expect(await screen.findByText(/Someone else changed this sheet meanwhile/u)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write instead of “Wexcomb”' })).toHaveValue('Wexham');
});

it('lists all values of a column, to be written otherwise', async () => {
  answer({
    sheet: () => aSheet(),
    sheetCheck: () => aCheck(),
    sheetValues: ({ field }) => ({
      values:
        field === 'surname'
          ? Array.from({ length: 22 }, (_one, at) => ({
              value: `Name ${at}`,
              rows: 30 - at,
              some: [at],
              suggestion: null,
              places: [],
            }))
          : [],
      differentValues: field === 'surname' ? 400 : 0,
    }),
    addSheetSteps: () => aSheet({ revision: 5 }),
  });
  const { user } = await page();
  const column = await screen.findByRole('combobox', { name: 'Column' });
  await user.selectOptions(column, 'Date of burial');
  expect(await screen.findByText('Nothing in this column.')).toBeVisible();
  await user.selectOptions(column, 'Surname');
  expect(await screen.findByRole('row', { name: /^Name 19 11/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByText('378 further values are not listed.')).toBeVisible();
  await expectAccessible();
  await user.type(screen.getByRole('textbox', { name: 'Write instead of “Name 21”' }), 'Marsh');
  await user.click(screen.getByRole('button', { name: 'Replace 1 value' }));
  expect(sent('AddSheetSteps').map((variables) => variables?.['steps'])).toEqual([
    [{ do: 'replace', field: 'surname', values: [{ from: 'Name 21', to: 'Marsh' }] }],
  ]);
});

it('mends one row cell by cell, or leaves it out', async () => {
  answer({
    sheet: () => aSheet(),
    sheetCheck: () => aCheck({ problems: [aProblem()] }),
    sheetRows: () => [{ no: 17, cells: ['Ann', 'MARSH', '6 Mar 1851', 'T. Penna'] }],
    addSheetSteps: () => aSheet({ revision: 5 }),
  });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Row 17' }));
  const dialog = await screen.findByRole('dialog', { name: 'Row 17' });
  expect(within(dialog).queryByRole('textbox', { name: 'Clerk' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Change a cell first, or leave the entry out.')).toBeVisible();
  await expectAccessible();
  const name = within(dialog).getByRole('textbox', { name: 'Surname' });
  await user.clear(name);
  await user.type(name, 'March');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Row 17' }));
  await user.click(await screen.findByRole('button', { name: 'Leave this entry out' }));
  expect(sent('AddSheetSteps').map((variables) => variables?.['steps'])).toEqual([
    [{ do: 'cell', field: 'surname', no: 17, to: 'March' }],
    [{ do: 'leaveOut', no: 17 }],
  ]);
});

it('says that nothing looks wrong, and leads on', async () => {
  answer({ sheet: () => aSheet(), sheetCheck: () => aCheck() });
  await page();
  expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: check the records' })).toHaveAttribute('href', '/desk/sheets/7/check');
  await expectAccessible();
});

it('says what must be done first', async () => {
  answer({ sheet: () => aSheet({ lacks: ['Choose a column of names.'] }) });
  await page();
  expect(await screen.findByText('Choose a column of names.')).toBeVisible();
  expect(sent('SheetCheck')).toEqual([]);
});
