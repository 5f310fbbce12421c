import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aFreshSheet, aSheet } from './sheets.fixture.ts';

const LAYOUT = {
  name: 'FreeREG burials',
  kind: 'BURIALS' as const,
  notation: 'FREEREG' as const,
  columns: ['forename', 'surname', 'burial_date', null],
};

it('takes a layout that is known by one press, and gives it up by one', async () => {
  answer({ sheet: () => aFreshSheet(), sheetRows: () => [], sheetGuesses: () => [], sheetLayout: () => LAYOUT });
  const { user } = await renderApp('/desk/sheets/7/columns', { reader: 'staff' });
  expect(await screen.findByText('This looks like FreeREG burials')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.getByRole('combobox', { name: 'What is in Family?' })).toHaveValue('surname');
  expect(screen.getByRole('radio', { name: /^Burials/u })).toBeChecked();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('combobox', { name: 'What is in Family?' })).toHaveValue('');
  expect(screen.getByText('This looks like FreeREG burials')).toBeVisible();
});

it('offers none once something is said of the columns', async () => {
  answer({ sheet: () => aSheet(), sheetRows: () => [], sheetGuesses: () => [], sheetLayout: () => LAYOUT });
  await renderApp('/desk/sheets/7/columns', { reader: 'staff' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'What is in Family?' })).toBeVisible());
  expect(screen.queryByText('This looks like FreeREG burials')).not.toBeInTheDocument();
});
