import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

const PAGE = '/tree/fmp-7-1/quality';
const finding = (id: string, code: string, group: string, text: string, dismissal: object | null = null) => ({
  id,
  code,
  label: code,
  group,
  text,
  persons: [aCard(1)],
  dismissal,
});
const BORN = finding('BORN_AFTER_DEATH-1', 'BORN_AFTER_DEATH', 'IMPOSSIBLE', 'William was born after death.');
const LONG = finding('LONG_LIFE-1', 'LONG_LIFE', 'UNLIKELY', 'William lived long.');
const kind = (code: string, more: object = {}) => ({
  code,
  label: code === 'LONG_LIFE' ? 'Very long life' : 'Born after death',
  group: 'UNLIKELY',
  count: 1,
  open: 1,
  dismissed: 0,
  ...more,
});
const KINDS = [kind('BORN_AFTER_DEATH', { count: 5_000 }), kind('LONG_LIFE')];

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: Parameters<typeof answer>[0] = {}, tree = aTree()) =>
  answer({
    familyTree: () => tree,
    treeFindings: ({ after, code, dismissed }) => {
      const listed = dismissed ? [] : [BORN, LONG].filter((each) => code === null || each.code === code);
      return {
        kinds: KINDS,
        total: listed.length,
        findings: code === null ? (after ? [LONG] : listed.slice(0, 1)) : listed,
        next: code === null && !after && !dismissed ? '1' : null,
      };
    },
    ...more,
  });

describe('what looks wrong in a tree', () => {
  it('is listed by group with its reason, in pages, and by kind; the address keeps what is shown', async () => {
    answers();
    const { user, container } = await renderApp(PAGE, { reader: 'member' });
    expect(await screen.findByText('William was born after death.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Impossible' })).toBeVisible();
    expect(screen.getByText('Born after death: the first 1 of 5,000 are listed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'William Pinch' })).toHaveAttribute(
      'href',
      '/trees/fmp-7-1/people/fmp-7-1/facts',
    );
    await user.click(screen.getByRole('button', { name: 'Show more findings' }));
    expect(await screen.findByText('William lived long.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Show' }),
      await screen.findByRole('option', { name: 'Very long life (1)' }),
    );
    await waitFor(() => expect(screen.queryByText('William was born after death.')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?kind=long_life');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Findings' }), 'Dismissed');
    expect(await screen.findByRole('heading', { name: 'Nothing dismissed' })).toBeVisible();
    expect(window.location.search).toBe('?kind=long_life&state=dismissed');
  });

  it('is dismissed with a reason', async () => {
    let isDismissed = false;
    answers({
      treeFindings: () => ({
        kinds: KINDS,
        total: isDismissed ? 1 : 2,
        findings: isDismissed ? [LONG] : [BORN, LONG],
        next: null,
      }),
      dismissTreeFinding: () => {
        isDismissed = true;
        return { ...BORN, dismissal: { reason: 'A namesake', at: '2026-01-01T00:00:00Z' } };
      },
    });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Dismiss: William was born after death.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss this finding?' }));
    await user.type(dialog.getByLabelText(/^Reason/u), 'A namesake');
    await user.click(dialog.getByRole('button', { name: 'Dismiss finding' }));
    expect((await screen.findAllByText('Finding dismissed')).length).toBeGreaterThan(0);
    expect(sent('DismissTreeFinding')).toEqual([{ ref: '7', findingId: BORN.id, reason: 'A namesake' }]);
    const count = await screen.findByText('1 finding');
    await waitFor(() => expect(count).toHaveFocus());
    expect(screen.queryByText(BORN.text)).not.toBeInTheDocument();
  });

  it('is not dismissed when that is refused, and says why', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers({
      dismissTreeFinding: () => {
        throw refusal('BAD_USER_INPUT');
      },
    });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Dismiss: William was born after death.' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss finding' }));
    expect(await screen.findByText('The finding was not dismissed')).toBeVisible();
  });

  it('comes back when restored', async () => {
    const dismissed = { ...BORN, dismissal: { reason: 'A namesake', at: '2026-01-01T12:00:00Z' } };
    answers({
      treeFindings: () => ({ kinds: KINDS, total: 1, findings: [dismissed], next: null }),
      restoreTreeFinding: () => BORN,
    });
    const { user } = await renderApp(`${PAGE}?state=dismissed`, { reader: 'member' });
    expect(await screen.findByText('Dismissed 1 January 2026: A namesake')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore: William was born after death.' }));
    expect((await screen.findAllByText('Finding restored')).length).toBeGreaterThan(0);
    expect(sent('RestoreTreeFinding')).toEqual([{ ref: '7', findingId: BORN.id }]);
  });

  it('is for owner and editors', async () => {
    answers({}, aTree({ role: 'GUEST', isEditable: false }));
    await renderApp(PAGE, { reader: 'member' });
    expect(
      await screen.findByRole('heading', { name: 'Only the owner and editors can check this tree' }),
    ).toBeVisible();
    expect(sent('TreeFindings')).toEqual([]);
  });
});
