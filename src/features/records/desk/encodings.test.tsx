import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aSheet } from './sheets.fixture.ts';

const TEXT = {
  name: 'burials.csv',
  table: null,
  encoding: 'windows-1252',
  encodings: [
    { encoding: 'windows-1252', lines: ['JosŽ,MŸller'] },
    { encoding: 'macintosh', lines: ['José,Müller'] },
  ],
};
const sent = () => sentRequests().filter(({ operationName }) => operationName === 'ReadSheetFileAgain');

it('shows how letters read in each character set, and reads the file in another', async () => {
  let sheet = aSheet({ file: TEXT });
  let refuses = true;
  answer({
    sheet: () => sheet,
    sheetRows: () => [],
    readSheetFileAgain: () => {
      if (refuses) throw refusal('SHEET_REFUSED');
      sheet = aSheet({ file: { ...TEXT, encoding: 'macintosh', encodings: TEXT.encodings.toReversed() } });
      return sheet;
    },
  });
  const { user } = await renderApp('/desk/sheets/7/file', { reader: 'staff' });
  const choice = await screen.findByRole('combobox', { name: 'How letters are stored' });
  expect(within(choice).getByRole('option', { name: 'Windows-1252 (now)' })).toHaveProperty('selected', true);
  expect(screen.getByText('JosŽ,MŸller')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Read the file as/u })).not.toBeInTheDocument();
  await user.selectOptions(choice, 'Mac Roman');
  expect(screen.getByText('José,Müller')).toBeVisible();
  expect(screen.getByText('Columns and steps stay as they are.')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Read the file as Mac Roman' }));
  expect(await screen.findByText('The file was not read again')).toBeVisible();
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Read the file as Mac Roman' }));
  expect(await screen.findByRole('option', { name: 'Mac Roman (now)' })).toBeVisible();
  expect(sent().at(-1)?.variables).toEqual({ id: '7', file: '31', encoding: 'macintosh' });
  expect(screen.queryByRole('button', { name: /Read the file as/u })).not.toBeInTheDocument();
});

it('asks nothing where all of them read the same', async () => {
  answer({ sheet: () => aSheet({ file: { ...TEXT, encoding: 'utf-8', encodings: [] } }), sheetRows: () => [] });
  await renderApp('/desk/sheets/7/file', { reader: 'staff' });
  expect(await screen.findByText('UTF-8')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'How letters are stored' })).not.toBeInTheDocument();
});

it('asks about hidden rows and columns of a spreadsheet, and reads it again without them', async () => {
  const hidden = { rows: 12, columns: 1, isLeftOut: false };
  let sheet = aSheet({ file: { hidden } });
  answer({
    sheet: () => sheet,
    sheetRows: () => [],
    readSheetFileAgain: () => (sheet = aSheet({ file: { hidden: { ...hidden, isLeftOut: true } } })),
  });
  const { user } = await renderApp('/desk/sheets/7/file', { reader: 'staff' });
  expect(await screen.findByText('12 hidden rows and 1 hidden column in this spreadsheet')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Leave out what is hidden' }));
  expect(await screen.findByRole('button', { name: 'Take in what is hidden' })).toBeVisible();
  expect(sent().at(-1)?.variables).toEqual({ id: '7', file: '31', leavesHidden: true });
});
