import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

const PAGE = '/tree/fmp-7-1/anniversaries';
const day = (of: number, kind: string, year: number, persons: object[]) => ({
  kind,
  year,
  month: 4,
  day: of,
  place: kind === 'BIRTH' ? 'Roche, Cornwall' : null,
  persons,
});
const DAYS = [
  day(3, 'BIRTH', 1832, [aCard(1)]),
  day(3, 'MARRIAGE', 1855, [aCard(1), aCard(2, 'Mary', { surname: 'Nance' })]),
  day(9, 'DEATH', 1901, [aCard(1)]),
];
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: object = {}, tree = aTree({ leftAt: null, takesOverUntil: null, mayExport: true })) =>
  answer({
    familyTree: () => tree,
    treeAnniversaries: () => ({ total: 3, next: null, anniversaries: DAYS }),
    treeCalendar: () => null,
    ...more,
  });

describe('anniversaries of a tree', () => {
  it('are listed by day with what happened in which year', async () => {
    answers();
    const { user, container } = await renderApp(`${PAGE}?month=4`, { reader: 'member' });
    expect(await screen.findByText('3 anniversaries in April')).toBeVisible();
    const third = within(screen.getByRole('heading', { level: 2, name: /^3 April/u }).closest('li')!);
    expect(third.getAllByRole('listitem').map((line) => line.textContent?.replace(/\d+ years ago/u, 'ago'))).toEqual([
      'Born 1832: William Pinch Roche, Cornwall, ago',
      'Married 1855: William Pinch and Mary Nance ago',
    ]);
    expect(await screen.findByRole('button', { name: 'Make calendar address' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(window.location.search).toBe('?month=5');
    await waitFor(() =>
      expect(sent('TreeAnniversaries')).toContainEqual({
        ref: '7',
        month: 5,
        from: 0,
        publicTreeShareToken: null,
        viewAs: null,
      }),
    );
  });

  it('say when a month has none, whatever the address says', async () => {
    answers({ treeAnniversaries: () => ({ total: 0, next: null, anniversaries: [] }) });
    await renderApp(`${PAGE}?month=13`, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: /^No anniversaries in / })).toBeVisible();
    expect(sent('TreeAnniversaries')).toMatchObject([{ month: new Date().getMonth() + 1 }]);
  });

  it('make a calendar whose address is shown once, and can be removed', async () => {
    let calendar: object | null = null;
    answers({
      treeCalendar: () => calendar,
      makeTreeCalendar: () => {
        calendar = { madeAt: '2026-01-02T12:00:00Z', readOn: null };
        return { path: '/api/tree-calendar/secret.ics', calendar };
      },
      revokeTreeCalendar: () => {
        calendar = null;
        return true;
      },
    });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Make calendar address' }));
    expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(
      'http://localhost/api/tree-calendar/secret.ics',
    );
    expect(await screen.findByText('Address made 2 January 2026. No program has read it yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove address' }));
    expect(await screen.findByText('Address removed')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Calendar address' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make calendar address' })).toBeVisible();
  });

  it('make no calendar of a tree that its readers may not take away', async () => {
    answers({}, aTree({ role: 'GUEST', isEditable: false, mayExport: false }));
    await renderApp(PAGE, { reader: 'member' });
    expect(
      await screen.findByText(
        'The owner of this tree doesn’t let readers take it away as a file, so there is no calendar.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make calendar address' })).not.toBeInTheDocument();
  });
});
