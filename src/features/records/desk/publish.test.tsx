import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetCheck } from './deskApi.ts';
import { aPublication, aSheet } from './sheets.fixture.ts';

const asStaff = { reader: 'staff' } as const;
const at = (step: string) => renderApp(`/desk/sheets/7/${step}`, asStaff);
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const aCheck = (more: Partial<SheetCheck> = {}): SheetCheck => ({
  rows: 1210,
  accepted: 1204,
  closed: 0,
  rejected: 0,
  transcripts: [],
  rejects: [],
  refusal: null,
  mayAcceptFewer: false,
  ...more,
});
const aTranscript = (no: number, more: Partial<SheetCheck['transcripts'][number]> = {}) => ({
  no,
  cells: ['Ann', 'Marsh', '6 Mar 1851', ''],
  isClosed: false,
  problem: null,
  records: [
    [
      { label: 'First names', value: 'Ann' },
      { label: 'Burial date', value: '6 Mar 1851' },
    ],
  ],
  ...more,
});

describe('checking a sheet', () => {
  it('shows rows beside what readers will see, and rows that are not taken with the reason', async () => {
    answer({
      sheet: () => aSheet(),
      sheetCheck: () =>
        aCheck({
          closed: 2,
          rejected: 130,
          transcripts: [
            aTranscript(1),
            aTranscript(2, { isClosed: true }),
            aTranscript(7, { problem: 'There is no date in this row.', records: [] }),
          ],
          rejects: [{ no: 7, reason: 'There is no date in this row.' }],
        }),
    });
    await at('check');
    const row = await screen.findByRole('region', { name: 'Row 1' });
    expect(within(row).getByRole('group', { name: 'In the file' })).toHaveTextContent('Fore namesAnn');
    expect(within(row).getByRole('group', { name: 'For readers' })).toHaveTextContent('First namesAnn');
    expect(screen.getByRole('region', { name: 'Row 2' })).toHaveTextContent('no reader sees this record');
    expect(within(screen.getByRole('region', { name: 'Row 7' })).getByText('Not taken')).toBeVisible();
    expect(screen.getByRole('row', { name: '7 There is no date in this row.' })).toBeVisible();
    expect(screen.getByText(/The first 1 of 130\./u)).toBeVisible();
    expect(screen.getByText('1,204')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: publish' })).toHaveAttribute('href', '/desk/sheets/7/publish');
    await expectAccessible();
  });

  it('says what must be done first, and makes no records before', async () => {
    answer({ sheet: () => aSheet({ lacks: ['Choose a column of names.', 'Describe the source.'] }) });
    await at('check');
    expect(await screen.findByText('2 things to do before these records can be published')).toBeVisible();
    expect(screen.getByText('Choose a column of names.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the columns' })).toHaveAttribute('href', '/desk/sheets/7/columns');
    expect(sent('SheetCheck')).toEqual([]);
    await expectAccessible();
  });

  it('says that no row becomes a record', async () => {
    answer({ sheet: () => aSheet(), sheetCheck: () => aCheck({ accepted: 0, rejected: 1210 }) });
    await at('check');
    expect(await screen.findByRole('heading', { name: 'No row becomes a record' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next: publish' })).not.toBeInTheDocument();
  });

  it('tries again where the records could not be made', async () => {
    let fails = true;
    answer({
      sheet: () => aSheet(),
      sheetCheck: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR');
        return aCheck();
      },
    });
    const { user } = await at('check');
    expect(await screen.findByText('We couldn’t make records of the rows')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,204')).toBeVisible();
  });
});

describe('publishing a sheet', () => {
  it('says what will happen, how far it is, and leads to the record set', async () => {
    let sheet = aSheet();
    answer({
      sheet: () => sheet,
      sheetCheck: () => aCheck({ closed: 3, rejected: 1 }),
      publishSheet: () => (sheet = aSheet({ publication: { state: 'MAKING', progress: 0.5 } })),
    });
    const { user } = await at('publish');
    for (const sentence of [
      '1,204 records will be published as a new record set.',
      'Everyone will read them whole.',
      '3 of them will be closed to readers, because someone in them may be living.',
      '1 row will not be taken.',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByRole('textbox', { name: /^Why, in a few words/u }), 'First part');
    await user.click(screen.getByRole('button', { name: 'Publish 1,204 records' }));
    expect(await screen.findByRole('progressbar', { name: 'Publishing' })).toHaveAttribute('value', '50');
    expect(sent('PublishSheet')).toEqual([{ id: '7', revision: 4, why: 'First part', acceptsFewer: false }]);
    sheet = aSheet({ setSlug: 'wexcombe-burials', publication: { state: 'PUBLISHED' } });
    expect(
      await screen.findByRole('heading', { name: 'Readers have 1,204 records of this sheet' }, { timeout: 5_000 }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the record set' })).toHaveAttribute(
      'href',
      '/record-sets/wexcombe-burials',
    );
    expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('loses records only where that is said twice', async () => {
    answer({
      sheet: () => aSheet({ setSlug: 'wexcombe-burials', publication: { revision: 3 } }),
      sheetCheck: () =>
        aCheck({ accepted: 900, refusal: 'It has 304 records fewer than readers have now.', mayAcceptFewer: true }),
      publishSheet: () => aSheet({ setSlug: 'wexcombe-burials', publication: { state: 'MAKING' } }),
    });
    const { user } = await at('publish');
    expect(await screen.findByText('It has 304 records fewer than readers have now.')).toBeVisible();
    expect(screen.getByText('900 records will take the place of what readers have now.')).toBeVisible();
    expect(screen.getByText(/readers see the earlier state/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish 900 records' }));
    expect(await screen.findByText(/Tick the box/u)).toBeVisible();
    expect(sent('PublishSheet')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Publish it all the same' }));
    await user.click(screen.getByRole('button', { name: 'Publish 900 records' }));
    expect(await screen.findByRole('progressbar', { name: 'Publishing' })).toBeVisible();
    expect(sent('PublishSheet')).toMatchObject([{ acceptsFewer: true, why: null }]);
  });

  it.each(['check', 'publish'])(
    'offers no way on from %s where the records may not be published as they are',
    async (step) => {
      const refused = 'No row has a year. Choose the column of the date or the year.';
      answer({ sheet: () => aSheet(), sheetCheck: () => aCheck({ closed: 1204, refusal: refused }) });
      await at(step);
      expect(await screen.findByText('As it is, this can’t be published')).toBeVisible();
      expect(screen.getByText(refused)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Change the columns' })).toHaveAttribute(
        'href',
        '/desk/sheets/7/columns',
      );
      expect(screen.queryByRole('link', { name: 'Next: publish' })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox', { name: 'Publish it all the same' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it('publishes nothing that someone else changed since it was looked at', async () => {
    let sheet = aSheet();
    answer({
      sheet: () => sheet,
      sheetCheck: () => aCheck(),
      publishSheet: () => {
        sheet = aSheet({ revision: 5 });
        throw refusal('SHEET_CHANGED');
      },
    });
    const { user } = await at('publish');
    await user.click(await screen.findByRole('button', { name: 'Publish 1,204 records' }));
    expect(await screen.findByRole('heading', { name: 'Someone else changed this sheet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check the records' })).toHaveAttribute('href', '/desk/sheets/7/check');
    expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument();
  });

  it.each([
    ['FAILED', 'Publishing failed', 'The disk is full.', true],
    ['UNCHANGED', 'Nothing had changed', 'Readers have these records already.', false],
    ['WITHDRAWN', 'The record set is withdrawn', 'Publishing brings the withdrawn record set back.', true],
  ] as const)('says of a publication that is %s what it means', async (state, title, text, isOffered) => {
    answer({
      sheet: () => aSheet({ setSlug: 'wexcombe-burials', publication: { state, problem: 'The disk is full.' } }),
      sheetCheck: () => aCheck(),
    });
    await at('publish');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^Publish/u })).toHaveLength(isOffered ? 1 : 0);
    await expectAccessible();
  });
});

describe('the history of a sheet', () => {
  const HISTORY = {
    changes: [
      { revision: 4, kind: 'COLUMNS', text: '“Clerk” is left out.', by: 'Jory Nance', at: '2026-11-30T09:30:00.000Z' },
      { revision: 3, kind: 'FILE', text: 'The file is burials.xlsx.', by: null, at: '2026-11-30T09:00:00.000Z' },
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
    const { user } = await at('history');
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

  it('takes records from readers with a reason', async () => {
    let sheet = aSheet({ setSlug: 'wexcombe-burials', publication: {} });
    answer({
      sheet: () => sheet,
      sheetHistory: () => ({ ...HISTORY, publications: sheet.publication ? [sheet.publication] : [] }),
      withdrawSheet: () => (sheet = aSheet({ setSlug: 'wexcombe-burials', publication: { state: 'WITHDRAWN' } })),
    });
    const { user } = await at('history');
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
      await at('history');
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
    const { user } = await at('history');
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
    const { user } = await at('history');
    await user.click(await screen.findByRole('button', { name: 'Withdraw from readers' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'The archive has asked us.');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByText('The records were not withdrawn')).toBeVisible();
    expect(within(dialog).getByText(why)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Why' })).toHaveValue('The archive has asked us.');
  });
});
