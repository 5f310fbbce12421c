import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const newspaper = (more: object = {}) => ({
  id: 'n-the-herald',
  slug: 'the-herald',
  name: 'The Herald',
  placeName: 'Truro',
  county: 'Cornwall',
  revision: 'r1',
  access: ['free'],
  issueCount: 4,
  closedCount: 1,
  isAskedToOpen: false,
  firstIssue: '1824-02-03',
  lastIssue: '1824-02-24',
  files: [],
  ...more,
});
const YEAR = { year: 1824, held: ['1824-02-03', '1824-02-10', '1824-02-24'], closed: ['1824-02-17'], gaps: [] };
const SPAN = { from: '1824-02-17', to: '1824-02-17', issues: 1, why: 'The owner asked.' };
const CLOSURES = {
  closed: [{ ...SPAN, until: '2999-01-01', isWithdrawn: true }],
  history: [
    { ...SPAN, change: 'WITHDRAW', until: null, by: null, at: '2026-11-29T10:00:00.000Z' },
    { ...SPAN, change: 'CLOSE', until: '9999-12-31', by: 'Anna Lee', at: '2026-11-28T10:00:00.000Z' },
  ],
};
const AS = { reader: 'staff' } as const;
const AT = '/desk/newspapers/the-herald';
const sent = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables as unknown;
const answerWith = (more: object) =>
  answer({
    deskNewspaper: () => newspaper(),
    newspaperHosts: () => [],
    deskNewspaperYear: () => YEAR,
    newspaperClosures: () => CLOSURES,
    ...more,
  });

describe('a newspaper at the desk', () => {
  it('shows which issues are closed, until when, why, and how that came', async () => {
    answerWith({});
    const { container } = await renderApp(AT, AS);
    expect(
      await screen.findByRole('row', {
        name: 'Tuesday 17 February 1824 1 withdrawn, closed until Tuesday 1 January 2999 The owner asked.',
      }),
    ).toBeVisible();
    const history = screen.getByRole('table', { name: /What was changed/u });
    expect(within(history).getByText(/1 issue withdrawn/u)).toBeVisible();
    expect(within(history).getByText(/1 issue closed, .*, closed for good/u)).toBeVisible();
    expect(await screen.findByRole('cell', { name: '17 here, and closed to readers' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it as readers do' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('has no page for readers where all of its issues are closed', async () => {
    answerWith({ deskNewspaper: () => newspaper({ closedCount: 4 }) });
    await renderApp(AT, AS);
    expect(await screen.findByRole('button', { name: 'Change what it is' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See it as readers do' })).not.toBeInTheDocument();
  });

  it('closes issues until a day with a reason, and says what is missing', async () => {
    answerWith({ changeIssues: () => newspaper({ closedCount: 2 }) });
    const { user } = await renderApp(AT, AS);
    await user.type(await screen.findByLabelText('Issues from'), '3 Feb');
    await user.click(screen.getByRole('button', { name: 'Change these issues' }));
    expect(await screen.findByText('Enter a day as 1824-02-17.')).toBeVisible();
    expect(screen.getByText('Choose a day after today.')).toBeVisible();
    expect(screen.getByText('Say why.')).toBeVisible();
    await user.clear(screen.getByLabelText('Issues from'));
    await user.type(screen.getByLabelText('Issues from'), '1824-02-03');
    await user.type(screen.getByLabelText(/^Closed until/u), '2999-01-01');
    await user.type(screen.getByLabelText('Why'), 'The owner asked.');
    await user.click(screen.getByRole('button', { name: 'Change these issues' }));
    await waitFor(() =>
      expect(sent('ChangeIssues')).toEqual({
        id: 'n-the-herald',
        from: '1824-02-03',
        to: '1824-02-03',
        change: 'CLOSE',
        until: '2999-01-01',
        why: 'The owner asked.',
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Why')).toHaveValue(''));
  });

  it('withdraws issues without a day, and keeps what was typed where that is refused', async () => {
    answerWith({ changeIssues: () => refusal('NEWSPAPER_NO_ISSUES') });
    const { user } = await renderApp(AT, AS);
    await user.type(await screen.findByLabelText('Issues from'), '1900-01-01');
    await user.selectOptions(screen.getByLabelText('What to do'), 'Withdraw');
    expect(screen.queryByLabelText(/^Closed until/u)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Why'), 'Private.');
    await user.click(screen.getByRole('button', { name: 'Change these issues' }));
    expect(await screen.findByText('The newspaper has no issue of these days.')).toBeVisible();
    expect(sent('ChangeIssues')).toMatchObject({ change: 'WITHDRAW', until: null });
    expect(screen.getByLabelText('Why')).toHaveValue('Private.');
  });

  it('says that a second person decides, and what a colleague changed meanwhile', async () => {
    answerWith({
      deskNewspaper: () => newspaper({ isAskedToOpen: true }),
      changeNewspaper: () => {
        throw refusal('CONFLICT');
      },
    });
    const { user } = await renderApp(AT, AS);
    expect(await screen.findByText(/A second person decides/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change what it is' }));
    const form = await screen.findByRole('dialog');
    await user.clear(within(form).getByLabelText('Name'));
    await user.type(within(form).getByLabelText('Name'), 'Typed');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText(/A colleague changed this newspaper meanwhile/u)).toBeVisible();
    expect(within(form).getByLabelText('Name')).toHaveValue('Typed');
  });
});
