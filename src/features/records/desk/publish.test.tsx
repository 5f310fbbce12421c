import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetCheck } from './deskApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const asStaff = { reader: 'staff' } as const;
const at = (step: string) => renderApp(`/desk/sheets/7/${step}`, asStaff);
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
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

  it('warns where so many names are in doubt that their signs are probably meant otherwise', async () => {
    answer({ sheet: () => aSheet(), sheetCheck: () => aCheck({ names: 2408, namesInDoubt: 610 }) });
    await at('check');
    expect(
      await screen.findByText('This is probably the wrong way of marking unclear letters', { exact: false }),
    ).toBeVisible();
    expect(screen.getByText(/Of 2,408 names, 610 would be shown as not fully legible\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: publish' })).toBeVisible();
    await expectAccessible();
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
      '3 of them will be closed to readers: someone in them may be living, or their date has not come.',
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
    if (isOffered) expect(await screen.findByRole('button', { name: /^Publish/u })).toBeVisible();
    else expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument();
    await expectAccessible();
  });
});
