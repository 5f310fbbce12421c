import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aPublication, aSheet } from './sheets.fixture.ts';

const asStaff = { reader: 'staff' } as const;
const openHistory = () => renderApp('/desk/sheets/7/history', asStaff);
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('the history of a sheet', () => {
  const HISTORY = {
    changes: [
      {
        revision: 4,
        kind: 'COLUMNS',
        text: '“Clerk” is left out.',
        by: 'Jory Nance',
        at: '2026-11-30T09:30:00.000Z',
        isFileKept: true,
      },
      {
        revision: 3,
        kind: 'FILE',
        text: 'The file is burials.xlsx.',
        by: null,
        at: '2026-11-30T09:00:00.000Z',
        isFileKept: true,
      },
    ],
    publications: [
      aPublication({ id: '10', comparison: '31 records are new.', why: 'Second part', closed: 2 }),
      aPublication({ revision: 3, state: 'REPLACED', accepted: 1173, askedBy: null }),
    ],
  };

  it('goes back to an earlier state in two presses', async () => {
    let sheet = aSheet();
    answer({
      sheet: () => sheet,
      sheetHistory: () => HISTORY,
      restoreSheet: () => (sheet = aSheet({ revision: 5 })),
    });
    const { user } = await openHistory();
    const row = await screen.findByRole('row', { name: /“Clerk” is left out\. Jory Nance/u });
    expect(row).toHaveTextContent('As it is now');
    expect(screen.getByText('31 records are new.')).toBeVisible();
    expect(screen.getByText('“Second part”')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Go back to this: The file is burials.xlsx.' }));
    const dialog = await screen.findByRole('dialog', { name: 'Go back to this state?' });
    expect(sent('RestoreSheet')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText(/The sheet is as it was then/u)).toBeVisible();
    expect(sent('RestoreSheet')).toEqual([{ id: '7', revision: 4, to: 3 }]);
  });

  it('says of which state the file is no longer kept, and offers no way to it', async () => {
    const changes = HISTORY.changes.map((change) => ({ ...change, isFileKept: change.revision === 4 }));
    answer({ sheet: () => aSheet(), sheetHistory: () => ({ ...HISTORY, changes }) });
    await openHistory();
    const row = await screen.findByRole('row', { name: /The file is burials\.xlsx\./u });
    expect(row).toHaveTextContent('File no longer kept');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('takes records from readers with a reason', async () => {
    let sheet = aSheet({ setSlug: 'wexcombe-burials', publication: {} });
    answer({
      sheet: () => sheet,
      sheetHistory: () => ({ ...HISTORY, publications: sheet.publication ? [sheet.publication] : [] }),
      withdrawSheet: () => (sheet = aSheet({ setSlug: 'wexcombe-burials', publication: { state: 'WITHDRAWN' } })),
    });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: 'Withdraw from readers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw these records?' });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText('Say why.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'The archive has asked us.');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Withdraw from readers' })).not.toBeInTheDocument(),
    );
    expect(sent('WithdrawSheet')).toEqual([{ id: '7', why: 'The archive has asked us.' }]);
    expect(screen.queryByRole('button', { name: 'Delete this sheet' })).not.toBeInTheDocument();
  });

  it.each([
    { states: ['FAILED', 'PUBLISHED'], buttons: 1 },
    { states: ['FAILED', 'WITHDRAWN'], buttons: 0 },
    { states: ['UNCHANGED', 'PUBLISHED'], buttons: 1 },
    { states: ['MAKING', 'PUBLISHED'], buttons: 0 },
    { states: ['WITHDRAWN', 'REPLACED'], buttons: 0 },
  ] as const)(
    'offers to withdraw only what readers have: $states, latest first: $buttons',
    async ({ states, buttons }) => {
      answer({
        sheet: () => aSheet({ setSlug: 'wexcombe-burials', publication: { state: states[0] } }),
        sheetHistory: () => ({
          ...HISTORY,
          publications: states.map((state, at) => aPublication({ id: String(9 - at), state })),
        }),
      });
      await openHistory();
      expect(await screen.findByRole('heading', { name: 'Changes' })).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Withdraw from readers' })).toHaveLength(buttons);
    },
  );

  it('deletes a sheet of which nothing was published, in two presses', async () => {
    answer({
      sheet: () => aSheet(),
      sheets: () => [],
      sheetHistory: () => ({ changes: [], publications: [] }),
      deleteSheet: () => true,
    });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: 'Delete this sheet' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No sheets yet' })).toBeVisible();
  });

  it.each([
    ['SHEET_BUSY', /being read or published just now/u],
    ['SHEET_TEXT_LONG', /typed is too long/u],
    ['SHEET_NOT_LIVE', /Readers don’t have these records/u],
  ])('says why a withdrawal was refused as %s, and leaves the reason', async (code, why) => {
    answer({
      sheet: () => aSheet({ setSlug: 'wexcombe-burials', publication: {} }),
      sheetHistory: () => HISTORY,
      withdrawSheet: () => {
        throw refusal(code);
      },
    });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: 'Withdraw from readers' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'The archive has asked us.');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText('The records were not withdrawn')).toBeVisible();
    expect(within(dialog).getByText(why)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Why' })).toHaveValue('The archive has asked us.');
  });
});
