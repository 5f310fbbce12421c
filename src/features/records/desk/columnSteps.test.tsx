import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aCheck, aFreshSheet, aSheet } from './sheets.fixture.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const CHANGE = { field: 'forename', before: 'Ann Mary Marsh', after: 'Ann Mary' };
const PREVIEW = {
  rows: 412,
  lookedAt: 1210,
  some: [{ no: 1, cells: [CHANGE, { field: 'full_name', before: '', after: 'Marsh' }] }],
};
const card = async () => screen.findByRole('region', { name: 'Change a column' });

it('shows the rows that a split would change, and changes them', async () => {
  let sheet = aSheet();
  let fails = true;
  answer({
    sheet: () => sheet,
    sheetCheck: () => aCheck(sheet.steps.length > 0 ? { stepRows: [412] } : {}),
    sheetStepPreview: () => {
      if (fails) throw refusal('SHEET_REFUSED');
      return PREVIEW;
    },
    addSheetSteps: () =>
      (sheet = aSheet({
        revision: 5,
        steps: [
          {
            at: 0,
            do: 'split',
            field: 'forenames',
            text: 'First names: the last word goes to Full name',
            fills: 'full_name',
            details: [],
          },
        ],
      })),
  });
  const { user } = await renderApp('/desk/sheets/7/problems', { reader: 'staff' });
  const own = within(await card());
  expect(own.queryByRole('button')).not.toBeInTheDocument();
  await user.selectOptions(own.getByRole('combobox', { name: 'Column to change' }), 'First names');
  await user.selectOptions(own.getByRole('combobox', { name: 'What to do' }), 'Split it in two');
  expect(own.getByRole('button', { name: 'Show what would change' })).toHaveAttribute('aria-disabled', 'true');
  const into = own.getByRole('combobox', { name: 'What is split off is' });
  // A field that a column fills takes nothing else.
  expect(within(into).queryByRole('option', { name: 'Surname' })).not.toBeInTheDocument();
  await user.selectOptions(into, 'full_name');
  await expectAccessible();
  await user.click(own.getByRole('button', { name: 'Show what would change' }));
  expect(await own.findByText('This could not be shown')).toBeVisible();
  fails = false;
  await user.click(own.getByRole('button', { name: 'Show what would change' }));
  expect(await own.findByText('412 rows would change.')).toBeVisible();
  expect(own.getByRole('row', { name: /1 First names Ann Mary Marsh Ann Mary/u })).toBeVisible();
  expect(own.getByRole('row', { name: /\(empty\) Marsh/u })).toBeVisible();
  await expectAccessible();
  // Another step is shown before it is done.
  await user.selectOptions(own.getByRole('combobox', { name: 'Where to split' }), 'At a sign, such as a comma');
  expect(own.queryByRole('button', { name: 'Change 412 rows' })).not.toBeInTheDocument();
  await user.type(own.getByRole('textbox', { name: 'The sign' }), ',');
  await user.click(own.getByRole('button', { name: 'Show what would change' }));
  await user.click(await own.findByRole('button', { name: 'Change 412 rows' }));
  expect(await screen.findByText('First names: the last word goes to Full name')).toBeVisible();
  const step = { do: 'split', field: 'forename', other: 'full_name', split: 'SIGN', sign: ',' };
  expect(sent('SheetStepPreview').at(-1)).toEqual({ id: '7', step });
  expect(sent('AddSheetSteps')).toEqual([{ id: '7', revision: 4, steps: [step] }]);
});

it('asks for a part of cells with wildcards, a join and one value for all, and says where no row would change', async () => {
  answer({
    sheet: () => aSheet(),
    sheetCheck: () => aCheck(),
    sheetStepPreview: () => ({ rows: 0, lookedAt: 1210, some: [] }),
  });
  const { user } = await renderApp('/desk/sheets/7/problems', { reader: 'staff' });
  const own = within(await card());
  const look = async () => {
    await user.click(own.getByRole('button', { name: 'Show what would change' }));
    expect(await own.findByText('No row would change.')).toBeVisible();
  };
  await user.selectOptions(own.getByRole('combobox', { name: 'Column to change' }), 'First names');
  await user.type(own.getByRole('textbox', { name: 'Replace' }), ' (*)');
  await user.click(own.getByRole('checkbox', { name: '* and ? are any letters' }));
  await look();
  await user.selectOptions(own.getByRole('combobox', { name: 'What to do' }), 'Join another column to it');
  await user.selectOptions(own.getByRole('combobox', { name: 'Column to join' }), 'Surname');
  await user.type(own.getByRole('textbox', { name: 'What comes between them' }), ', ');
  await look();
  await user.selectOptions(own.getByRole('combobox', { name: 'What to do' }), 'Say the same in every row');
  await user.type(own.getByRole('textbox', { name: 'What every row says' }), 'Ann');
  await look();
  expect(own.queryByRole('button', { name: /^Change/u })).not.toBeInTheDocument();
  expect(sent('SheetStepPreview').map((variables) => variables?.['step'])).toEqual([
    { do: 'rewrite', field: 'forename', from: ' (*)', to: '', isWhole: false, isWild: true },
    { do: 'join', field: 'forename', other: 'surname', sign: ', ' },
    { do: 'constant', field: 'forename', to: 'Ann' },
  ]);
});

it('a column of whole names is first names and surname, by the menu over it', async () => {
  const fresh = aFreshSheet({ kind: 'BURIALS' });
  const sheet = {
    ...fresh,
    columns: fresh.columns.map((one) => ({ ...one, field: one.at === 0 ? 'forename' : null })),
  };
  answer({
    sheet: () => sheet,
    sheetRows: () => [],
    sheetGuesses: () => [],
    setSheetColumns: () => ({ ...sheet, revision: 2 }),
  });
  const { user } = await renderApp('/desk/sheets/7/columns', { reader: 'staff' });
  const menu = await screen.findByRole('combobox', { name: 'What else is in Fore names?' });
  await user.selectOptions(menu, 'and Surname: the last word');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('SetSheetColumns')[0]).toMatchObject({
    to: {
      columns: ['forename', null, null, null],
      steps: [{ do: 'split', field: 'forename', other: 'surname', split: 'LAST_WORD' }],
    },
  });
});
