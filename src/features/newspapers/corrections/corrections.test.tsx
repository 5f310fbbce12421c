import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PAGE = 'BL/0002647/18240217/0001';
const LINE = {
  id: '7',
  pageId: PAGE,
  line: 11,
  memberName: 'ann-of-truro',
  madeAt: '2026-11-21T10:00:00.000Z',
  reason: 'A curator reads a member’s first 20 lines.',
  before: 'thc fhip',
  after: 'the ship',
  current: 'thc fhip',
  picture: { service: 'http://localhost:3000/iiif/3/p1', x: 50, y: 100, width: 400, height: 20 },
};
const SECOND = { ...LINE, id: '8', line: 12, before: 'arrivcd', after: 'arrived', current: 'arrivd', picture: null };
const LOST = {
  id: '9',
  pageId: PAGE,
  memberName: null,
  madeAt: LINE.madeAt,
  before: 'of thc port',
  after: 'of the port',
  picture: null,
  candidates: [
    { line: 3, text: '~ ~' },
    { line: 4, text: 'of the part' },
  ],
};

const decisions = () =>
  sentRequests().filter(
    ({ operationName }) =>
      /^(?:Review|Revert|Place|Protect)/u.test(operationName ?? '') && operationName !== 'ProtectedPages',
  );

describe('the review of corrections', () => {
  it('shows each line with its picture and both texts, and takes it off the list once it is decided', async () => {
    let waiting = [LINE, SECOND];
    answer({
      correctionQueue: () => waiting,
      reviewCorrections: ({ ids }: { ids: string[] }) => (
        (waiting = waiting.filter(({ id }) => !ids.includes(id))),
        ids.length
      ),
    });
    const { user, container } = await renderApp('/internal/corrections', { reader: 'staff' });
    const section = await screen.findByRole('region', { name: 'ann-of-truro: 2 lines' });
    expect(within(section).getByRole('img', { name: 'The line on its page' })).toHaveAttribute(
      'src',
      '/iiif/3/p1/40,90,420,40/!800,160/0/default.jpg',
    );
    expect(within(section).getByRole('link', { name: `${PAGE}, line 12` })).toHaveAttribute(
      'href',
      `/image-viewer?issue=${PAGE}&xywh=50,100,400,20`,
    );
    expect(within(section).getByText('The line has changed since: “arrivd”. Accepting replaces that.')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Accept “the ship”' }));
    expect(await screen.findByRole('region', { name: 'ann-of-truro: 1 line' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refuse “arrived”' }));
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(decisions().map(({ variables }) => variables)).toEqual([
      { ids: ['7'], accept: true },
      { ids: ['8'], accept: false },
    ]);
  });

  it('accepts all lines of a member at once, and says when it failed', async () => {
    answer({
      correctionQueue: () => [LINE, SECOND],
      reviewCorrections: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp('/internal/corrections', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Accept all 2 lines' }));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(decisions()[0]?.variables).toEqual({ ids: ['7', '8'], accept: true });
  });

  it('undoes everything by a member after a question', async () => {
    answer({ correctionQueue: () => [LINE], revertCorrector: () => 31 });
    const { user } = await renderApp('/internal/corrections', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Undo everything by ann-of-truro…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo every correction by ann-of-truro?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo every correction' }));
    expect(await screen.findByText('31 corrections undone')).toBeVisible();
    expect(decisions()[0]).toMatchObject({ operationName: 'RevertCorrector', variables: { id: '7' } });
  });

  it('protects a page for a reason, which must be given', async () => {
    answer({ correctionQueue: () => [LINE], protectPage: () => true });
    const { user } = await renderApp('/internal/corrections', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: `Protect page ${PAGE}…` }));
    const dialog = await screen.findByRole('dialog', { name: 'Protect this page?' });
    await user.click(within(dialog).getByRole('button', { name: 'Protect page' }));
    expect(await within(dialog).findByText('Give a reason of up to 200 characters.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Two members disagree.');
    await user.click(within(dialog).getByRole('button', { name: 'Protect page' }));
    await waitFor(() =>
      expect(decisions()).toMatchObject([
        { operationName: 'ProtectPage', variables: { pageId: PAGE, reason: 'Two members disagree.' } },
      ]),
    );
  });
});

describe('corrections without a line', () => {
  it('are put on the line that a curator chooses', async () => {
    let waiting = [LOST];
    answer({ lostCorrections: () => waiting, placeCorrection: () => ((waiting = []), true) });
    const { user, container } = await renderApp('/internal/corrections?list=lost', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Put it on this line' }));
    expect(await screen.findByText('Choose a line.')).toBeVisible();
    expect(screen.getByText(/A former member/u)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('radio', { name: /of the part/u }));
    await user.click(screen.getByRole('button', { name: 'Put it on this line' }));
    expect(await screen.findByText('Every correction has its line')).toBeVisible();
    expect(decisions()[0]?.variables).toEqual({ id: '9', line: 4 });
  });

  it('are dropped, also where the page is gone', async () => {
    answer({ lostCorrections: () => [{ ...LOST, candidates: [] }], placeCorrection: () => false });
    const { user } = await renderApp('/internal/corrections?list=lost', { reader: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Drop the correction' }));
    expect(await screen.findByText('Another curator decided this one first.')).toBeVisible();
    expect(decisions()[0]?.variables).toEqual({ id: '9', line: null });
  });
});

it('protected pages are listed with their reasons and opened to members again', async () => {
  let pages = [{ pageId: PAGE, reason: 'Two members disagree.', protectedAt: LINE.madeAt }];
  answer({ correctionQueue: () => [], protectedPages: () => pages, protectPage: () => ((pages = []), true) });
  const { user } = await renderApp('/internal/corrections', { reader: 'staff' });
  await user.click(await screen.findByRole('tab', { name: 'Protected pages' }));
  await user.click(await screen.findByRole('button', { name: `Open ${PAGE} to members` }));
  expect(await screen.findByText('No page is protected')).toBeVisible();
  expect(decisions()[0]?.variables).toEqual({ pageId: PAGE, reason: null });
});
