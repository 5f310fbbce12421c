import { screen, waitFor, within } from '@testing-library/react';

import { answerFiles } from '#test/support/answerFiles.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const newspaper = (more: object = {}) => ({
  id: 'n-the-herald',
  slug: 'the-herald',
  name: 'The Herald',
  placeName: 'Truro',
  county: 'Cornwall',
  access: ['free'],
  issueCount: 0,
  closedCount: 0,
  revision: 'r1',
  isAskedToOpen: false,
  firstIssue: null,
  lastIssue: null,
  files: [],
  ...more,
});
const WITH_ISSUES = { issueCount: 3, firstIssue: '1824-02-03', lastIssue: '1824-02-24' };
const brought = (more: object = {}) => ({
  id: '5',
  name: 'herald.zip',
  state: 'CHECKED',
  progress: null,
  problem: null,
  broughtBy: 'Anna Lee',
  broughtAt: '2026-11-30T10:00:00.000Z',
  issueCount: 1,
  refusedCount: 1,
  ...more,
});
const REPORT = {
  issues: [
    { name: 'h/1824-03-02', date: '1824-03-02', state: 'NEW', pages: 4, words: 20_000, articles: 50, faults: [] },
    {
      name: 'h/1824-03-09',
      date: '1824-03-09',
      state: 'REFUSED',
      pages: 0,
      words: 0,
      articles: 0,
      faults: [{ file: 'h/1824-03-09/0001.xml', line: 7, reason: 'is cut off' }],
    },
  ],
  gaps: ['1824-03-16'],
  passedOver: ['h/readme.txt'],
  unlisted: 0,
};
const YEAR = {
  year: 1824,
  held: ['1824-02-03', '1824-02-10', '1824-02-24'],
  closed: [],
  gaps: [{ date: '1824-02-17', reason: 'DAMAGED' }],
};
const sent = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables as unknown;
const reading = (more: object = {}) => ({
  threads: 1,
  isPaused: false,
  waiting: 0,
  running: 0,
  unreadable: [],
  ...more,
});
const AS = { reader: 'staff' } as const;
const AT = '/desk/newspapers/the-herald';
const ZONE = 'Drop a ZIP of issues here, or the PDF of one';

describe('newspapers', () => {
  it('are listed, and a new one is made', async () => {
    const made = newspaper({ name: 'The Post', slug: 'the-post' });
    answer({
      deskNewspapers: () => [newspaper(WITH_ISSUES)],
      newspaperReading: () => reading(),
      makeNewspaper: () => made,
      deskNewspaper: () => made,
      newspaperHosts: () => [],
    });
    const { user, container } = await renderApp('/desk/newspapers', AS);
    expect(await screen.findByRole('row', { name: /The Herald.*Truro, Cornwall.*3.*3 February 1824/u })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Make a newspaper' }));
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByLabelText(/^Number of the British Library/u), '12');
    await user.click(within(form).getByRole('button', { name: 'Make it' }));
    expect(await within(form).findByText('Enter a name.')).toBeVisible();
    expect(within(form).getByText('Enter seven digits.')).toBeVisible();
    await user.type(within(form).getByLabelText(/^Name/u), 'The Post');
    await user.type(within(form).getByLabelText(/^Number of the British Library/u), '34567');
    await user.selectOptions(within(form).getByLabelText('Who may read it'), 'Subscribers');
    await user.click(within(form).getByRole('button', { name: 'Make it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Post' })).toBeVisible();
    expect(sent('MakeNewspaper')).toEqual({
      libraryNumber: '1234567',
      to: { name: 'The Post', placeName: '', county: '', access: ['subscribers'] },
    });
  });

  it('say where there are none', async () => {
    answer({ deskNewspapers: () => [], newspaperReading: () => reading() });
    await renderApp('/desk/newspapers', AS);
    expect(await screen.findByRole('heading', { name: 'No newspapers yet' })).toBeVisible();
  });

  it('that are not there have no page', async () => {
    answer({ deskNewspaper: () => null });
    await renderApp('/desk/newspapers/none', AS);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found|no page|find/iu);
  });

  it('keep rules of several readers unless others are chosen', async () => {
    const several = newspaper({ access: ['subscribers', 'institution:truro'] });
    answer({ deskNewspaper: () => several, newspaperHosts: () => [], changeNewspaper: () => several });
    const { user } = await renderApp(AT, AS);
    await user.click(await screen.findByRole('button', { name: 'Change what it is' }));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByLabelText('Who may read it')).toHaveDisplayValue('subscribers, institution:truro');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent('ChangeNewspaper')).toMatchObject({
      was: 'r1',
      to: { access: ['subscribers', 'institution:truro'] },
    });
  });
});

describe('issues', () => {
  it('are sent as a file', async () => {
    answer({
      deskNewspaper: () => newspaper(),
      newspaperHosts: () => [],
      openNewspaperUpload: () => ({ address: '/api/newspapers/upload/ticket' }),
    });
    const files = answerFiles(204);
    const { user, container } = await renderApp(AT, AS);
    const zone = await screen.findByLabelText(ZONE);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.upload(zone, new File(['a'], 'herald.zip'));
    await waitFor(() => expect(files.gone).toEqual(['/api/newspapers/upload/ticket']));
    expect(sent('OpenNewspaperUpload')).toEqual({ id: 'n-the-herald', fileName: 'herald.zip', fileSize: 1 });
    expect(await screen.findByLabelText(ZONE)).toBeVisible();
  });

  it('without a date are refused before they are sent', async () => {
    answer({ deskNewspaper: () => newspaper(), newspaperHosts: () => [] });
    const { user } = await renderApp(AT, AS);
    await user.upload(await screen.findByLabelText(ZONE), new File(['a'], 'herald.pdf'));
    expect(await screen.findByText(/“herald.pdf” does not say its date/u)).toBeVisible();
    expect(sent('OpenNewspaperUpload')).toBeUndefined();
  });

  it('come from a manifest where hosts are named', async () => {
    answer({
      deskNewspaper: () => newspaper(),
      newspaperHosts: () => ['iiif.example'],
      bringNewspaperManifest: () => refusal('NEWSPAPER_HOST'),
    });
    const { user } = await renderApp(AT, AS);
    await user.type(await screen.findByLabelText(/^Address of a IIIF manifest/u), 'https://other.example/m.json');
    await user.click(screen.getByRole('button', { name: 'Copy its issue' }));
    expect(await screen.findByText(/Nothing may be fetched from there/u)).toBeVisible();
  });

  it('are looked at in a calendar and a list, and taken', async () => {
    let file = brought();
    answer({
      deskNewspaper: () => newspaper({ files: [file] }),
      newspaperHosts: () => [],
      newspaperFileReport: () => REPORT,
      deskNewspaperYear: () => YEAR,
      takeNewspaperFile: () => {
        file = brought({ state: 'TAKING', progress: 0.5 });
        return newspaper({ files: [file] });
      },
    });
    const { user, container } = await renderApp(AT, AS);
    expect(await screen.findByText('1 issue can be taken, 1 issue cannot.')).toBeVisible();
    const march = await screen.findByRole('table', { name: 'March 1824' });
    expect(within(march).getByRole('cell', { name: '2 in this file' })).toBeVisible();
    expect(within(march).getByRole('cell', { name: '9 in this file, and not taken' })).toBeVisible();
    expect(within(march).getByRole('cell', { name: '16 missing' })).toBeVisible();
    const february = screen.getByRole('table', { name: 'February 1824' });
    expect(within(february).getByRole('cell', { name: '3 here already' })).toBeVisible();
    expect(screen.getByText('Tuesday 17 February 1824: damaged')).toBeVisible();
    expect(screen.getByText('h/1824-03-09/0001.xml, line 7: is cut off')).toBeVisible();
    expect(screen.getByText('h/readme.txt')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /fewer pages or words/u }));
    await user.click(screen.getByRole('button', { name: 'Take these issues' }));
    expect(await screen.findByRole('progressbar', { name: 'Taking herald.zip' })).toBeVisible();
    expect(sent('TakeNewspaperFile')).toEqual({ id: '5', acceptsFewer: true });
  });

  it('that a colleague took meanwhile are not taken twice', async () => {
    answer({
      deskNewspaper: () => newspaper({ files: [brought({ refusedCount: 0 })] }),
      newspaperHosts: () => [],
      newspaperFileReport: () => REPORT,
      deskNewspaperYear: () => YEAR,
      takeNewspaperFile: () => refusal('NEWSPAPER_FILE_DECIDED'),
    });
    const { user } = await renderApp(AT, AS);
    await user.click(await screen.findByRole('button', { name: 'Take these issues' }));
    expect(await screen.findByText('This file was taken or given up already.')).toBeVisible();
  });

  it('say what came of a file, and why one was not taken', async () => {
    answer({
      deskNewspaper: () =>
        newspaper({
          files: [
            brought({ id: '7', name: 'bad.zip', state: 'FAILED', problem: 'It is not a ZIP file.' }),
            brought({ id: '6', state: 'TAKEN' }),
          ],
        }),
      newspaperHosts: () => [],
      newspaperFileReport: () => REPORT,
      deskNewspaperYear: () => YEAR,
    });
    const { user } = await renderApp(AT, AS);
    expect(await screen.findByText('It is not a ZIP file.')).toBeVisible();
    expect(screen.getByText('herald.zip: 1 issue taken, 1 issue not')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What came of it' }));
    expect(await screen.findByText('h/1824-03-09/0001.xml, line 7: is cut off')).toBeVisible();
  });

  it('that are missing get a reason', async () => {
    answer({
      deskNewspaper: () => newspaper(WITH_ISSUES),
      newspaperHosts: () => [],
      deskNewspaperYear: () => YEAR,
      newspaperClosures: () => ({ closed: [], history: [] }),
      explainNewspaperGap: () => newspaper(WITH_ISSUES),
    });
    const { user, container } = await renderApp(AT, AS);
    expect(await screen.findByText('Tuesday 17 February 1824: damaged')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(screen.getByLabelText(/^First day/u), '17 Feb');
    await user.click(screen.getByRole('button', { name: 'Note it' }));
    expect(await screen.findByText('Enter a day as 1824-02-17.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^First day/u));
    await user.type(screen.getByLabelText(/^First day/u), '1824-02-17');
    await user.selectOptions(screen.getByLabelText('Reason'), 'not held');
    await user.click(screen.getByRole('button', { name: 'Note it' }));
    await waitFor(() =>
      expect(sent('ExplainNewspaperGap')).toEqual({
        id: 'n-the-herald',
        from: '1824-02-17',
        to: '1824-02-17',
        reason: 'NOT_HELD',
      }),
    );
  });
});

describe('pages without text', () => {
  it('wait to be read, and reading is paused and goes on', async () => {
    let now = reading({ waiting: 12, running: 1 });
    answer({
      deskNewspapers: () => [newspaper(WITH_ISSUES)],
      newspaperReading: () => now,
      pauseNewspaperReading: ({ isPaused }: { isPaused: boolean }) => (now = reading({ waiting: 12, isPaused })),
    });
    const { user, container } = await renderApp('/desk/newspapers', AS);
    expect(await screen.findByText('12 pages to be read, 1 in hand.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pause reading' }));
    expect(await screen.findByText('Reading is paused.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on reading' }));
    await waitFor(() => expect(screen.queryByText('Reading is paused.')).not.toBeInTheDocument());
  });

  it('that could not be read are listed with the reason, and tried again', async () => {
    const unreadable = [
      {
        id: 'n-a/18240203/0001',
        newspaper: 'The Herald',
        date: '1824-02-03',
        page: '1',
        reason: 'it is below 150 dots',
      },
    ];
    let now = reading({ threads: 0, unreadable });
    answer({
      deskNewspapers: () => [newspaper(WITH_ISSUES)],
      newspaperReading: () => now,
      retryNewspaperReading: () => (now = reading({ threads: 0, waiting: 1 })),
    });
    const { user } = await renderApp('/desk/newspapers', AS);
    expect(
      await screen.findByRole('row', { name: 'The Herald, 1824-02-03, page 1 it is below 150 dots' }),
    ).toBeVisible();
    expect(screen.getByText(/Nothing is read in the background/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause reading' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try unreadable pages again' }));
    expect(await screen.findByText('1 page to be read.')).toBeVisible();
  });
});
