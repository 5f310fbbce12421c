import { screen, waitFor, within } from '@testing-library/react';

import { packPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ISSUE = 'BL/0002647/18240217';
const PAGE = `${ISSUE}/0001`;
const AT = `/image-viewer?issue=${PAGE}`;
const READ = ['SHIP NEWS', 'thc fhip arrivcd', 'of thc port'];

const aLine = (text: string, at: number): PageLine => ({
  x: 50,
  y: 100 + at * 40,
  width: 400,
  height: 30,
  hasWordBoxes: false,
  words: text.split(' ').map((word) => ({ text: word, x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 })),
});
const outline = {
  issue: { id: ISSUE, date: '1824-02-17', datePrecision: 'DAY', edition: '', pageCount: 1 },
  title: {
    slug: 'statesman',
    name: 'The Statesman',
    placeName: null,
    county: null,
    country: null,
    rights: null,
    attribution: null,
    isSample: false,
  },
  label: null,
  access: ['MEMBERS'],
  isReadable: true,
  pages: [{ id: PAGE, position: 1, label: '1', words: 8, hasImage: false }],
  articles: [],
  previous: null,
  next: null,
};

/** The page on the server: what is sent changes it. */
let lines: string[] = [];
let revision = 1;
let corrections: Record<string, unknown> = {};
type Outcome = { outcome: string; reason?: string | null; current?: string | null };
let outcomes: Outcome[] = [];

beforeEach(() => {
  localStorage.clear();
  [lines, revision, outcomes] = [[...READ], 1, []];
  corrections = { revision: 1, refusal: null, isProtected: false, protectedWhy: null, lines: [], waiting: [] };
  answer({
    issueOutline: () => outline,
    newspaperPage: () => {
      const { text, boxes } = packPage(lines.map(aLine));
      return {
        id: PAGE,
        position: 1,
        label: '1',
        width: 1_000,
        height: 1_500,
        service: null,
        text,
        packed: Buffer.from(boxes).toString('base64'),
        revision,
        isCorrected: false,
        quality: 0.9,
        articles: [],
      };
    },
    pageCorrections: () => corrections,
    correctLines: ({ lines: sent }: { lines: { line: number; text: string }[] }) => {
      const { outcome, reason = null, current = null } = outcomes.shift() ?? { outcome: 'APPLIED' };
      if (outcome === 'APPLIED') {
        revision += 1;
        for (const { line, text } of sent) lines[line] = text;
      }
      return { revision, lines: sent.map(({ line }) => ({ line, outcome, reason, current })) };
    },
  });
});

const open = async () => {
  const rendered = await renderApp(AT, { reader: 'member' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Correct this text' }));
  return rendered;
};
const field = (line: number) => screen.findByRole('textbox', { name: `Line ${line}, as printed` });
const shownField = (line: number) => screen.getByRole('textbox', { name: `Line ${line}, as printed` });
const sentLines = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'CorrectLines')
    .map(({ variables }) => variables);

describe('correcting the text of a page', () => {
  it('goes line by line on the keyboard: Enter saves and opens the next, Alt moves, Escape leaves', async () => {
    const { user } = await open();
    expect(await field(1)).toHaveFocus();
    await expectAccessible(screen.getByRole('form'));
    await user.keyboard('{Enter}');
    const second = await field(2);
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.getByText('Line 1 is unchanged.')).toBeVisible();
    await user.clear(second);
    await user.type(second, 'the ship arrived{Enter}');
    await waitFor(() => expect(shownField(3)).toHaveFocus());
    expect(await screen.findByText('Line 2 saved.')).toBeVisible();
    expect(await screen.findByText('the ship arrived')).toBeVisible();
    expect(sentLines()).toEqual([{ pageId: PAGE, revision: 1, lines: [{ line: 1, text: 'the ship arrived' }] }]);

    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(shownField(2)).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /as printed/u })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Correct line 2' });
    await waitFor(() => expect(button).toHaveFocus());
    // One stop for Tab, whatever the number of lines.
    expect(screen.getAllByRole('button', { name: /^Correct line/u }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      button,
    ]);
  });

  it('says that a line waits for review, beside it too', async () => {
    outcomes = [{ outcome: 'WAITING', reason: 'A curator reads a member’s first 20 lines.' }];
    const { user } = await open();
    await user.type(await field(1), '!{Enter}');
    expect(
      await screen.findByText('Line 1 is waiting for review. A curator reads a member’s first 20 lines.'),
    ).toBeVisible();
    expect(screen.getByText('Waiting for review')).toBeVisible();
  });

  it('refuses what can be no line, and says why a line was refused', async () => {
    outcomes = [{ outcome: 'REFUSED', reason: 'The page has no such line.' }];
    const { user } = await open();
    await user.clear(await field(1));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Type the words that are printed in this line.')).toBeVisible();
    expect(sentLines()).toEqual([]);
    await user.type(await field(1), 'SHIPS{Enter}');
    expect(await screen.findByText('The page has no such line.')).toBeVisible();
    expect(await field(1)).toHaveValue('SHIPS');
  });

  it('shows both texts of a conflict, and saves the second over the first only when it is chosen', async () => {
    const { user } = await open();
    outcomes = [{ outcome: 'CONFLICT', current: 'SHIP NEWS.' }];
    revision = 4;
    await user.type(await field(1), '!{Enter}');
    const conflict = await screen.findByRole('group', { name: 'Another member has changed this line' });
    expect(within(conflict).getByText('SHIP NEWS.')).toBeVisible();
    expect(within(conflict).getByText('SHIP NEWS!')).toBeVisible();
    await expectAccessible(screen.getByRole('form'));
    await user.click(within(conflict).getByRole('button', { name: 'Save your text' }));
    expect(await screen.findByText('Line 1 saved.')).toBeVisible();
    expect(sentLines().map((sent) => sent.revision)).toEqual([1, 4]);
  });

  it('takes the other text of a conflict', async () => {
    const { user } = await open();
    outcomes = [{ outcome: 'CONFLICT', current: 'SHIP NEWS.' }];
    await user.type(await field(1), '!{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use their text' }));
    await waitFor(() => expect(shownField(1)).toHaveValue('SHIP NEWS.'));
    expect(sentLines()).toHaveLength(1);
  });

  it('keeps what was typed without a connection, and over a reload', async () => {
    const { user, unmount } = await open();
    goOffline();
    await user.type(await field(1), ' today{Enter}');
    expect(
      await screen.findByText(
        'There is no connection. Your text stays in this browser: save it when you are back online.',
      ),
    ).toBeVisible();
    expect(await field(1)).toHaveValue('SHIP NEWS today');
    unmount();
    comeBack();
    await open();
    await waitFor(() => expect(shownField(1)).toHaveValue('SHIP NEWS today'));
    expect(screen.getByText(/Your unsaved text is back\./u)).toBeVisible();
  });

  it('shows the history of a line, and undoes one’s own change', async () => {
    let history = [
      {
        id: '8',
        memberName: 'una',
        madeAt: '2026-11-21T10:00:00.000Z',
        before: 'SHIP NEWF',
        after: 'SHIP NEWS',
        state: 'APPLIED',
        mayUndo: true,
      },
      {
        id: '7',
        memberName: null,
        madeAt: '2026-11-20T10:00:00.000Z',
        before: 'SHIP NFWF',
        after: 'SHIP NEWF',
        state: 'APPLIED',
        mayUndo: false,
      },
    ];
    corrections = { ...corrections, lines: [0] };
    answer({
      lineHistory: () => history,
      revertCorrections: () => (
        (history = history.map((change) =>
          change.id === '8' ? { ...change, state: 'UNDONE', mayUndo: false } : change,
        )),
        1
      ),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const region = await screen.findByRole('region', { name: 'History of line 1' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^una.*Accepted.*SHIP NEWF.*SHIP NEWS/u),
      expect.stringMatching(/^A former member/u),
    ]);
    await expectAccessible(region);
    await user.click(within(region).getByRole('button', { name: 'Undo “SHIP NEWS”' }));
    expect(await within(region).findByText(/Undone/u)).toBeVisible();
    expect(within(region).queryByRole('button', { name: /Undo/u })).not.toBeInTheDocument();
  });

  it.each([
    ['who is not signed in', { refusal: 'Sign in to correct this page.' }, /Sign in to correct this page\./u],
    [
      'of a protected page',
      { refusal: 'Only curators can correct this page.', isProtected: true, protectedWhy: 'Two members disagree.' },
      /Only curators can correct this page\. Reason: Two members disagree\./u,
    ],
  ])('says to a reader %s why they cannot', async (_who, refused, expected) => {
    corrections = { ...corrections, ...refused };
    await open();
    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /as printed/u })).not.toBeInTheDocument();
  });
});
