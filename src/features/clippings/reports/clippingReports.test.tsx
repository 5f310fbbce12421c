import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/internal/clipping-reports';
const report = (more: object = {}) => ({
  id: '1',
  title: 'Fire at Wexcombe',
  address: '/image-share/AAAAAAAAAAAAAAAAAAAAAA',
  reason: 'LIVING',
  comment: 'She lives.',
  isByMember: false,
  reportedAt: '2026-11-02T10:00:00.000Z',
  state: 'WAITING',
  answer: '',
  decidedAt: null,
  ...more,
});
const decided = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'DecideClippingReport')
    .map(({ variables }) => variables);

describe('reported clippings', () => {
  it('are for staff alone', async () => {
    await renderApp(AT, { reader: 'member' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Reported clippings' })).not.toBeInTheDocument(),
    );
    expect(sentRequests().filter(({ operationName }) => operationName === 'ClippingReports')).toEqual([]);
  });

  it('are withdrawn with a reason for their maker, and leave the list', async () => {
    let reports = [report(), report({ id: '2', title: 'A wedding', address: null, reason: 'OTHER', isByMember: true })];
    answer({ clippingReports: () => reports, decideClippingReport: () => true });
    const { user, container } = await renderApp(AT, { reader: 'staff' });
    expect(await screen.findByRole('link', { name: 'Fire at Wexcombe' })).toHaveAttribute(
      'href',
      '/image-share/AAAAAAAAAAAAAAAAAAAAAA',
    );
    expect(screen.getByText(/Reported by a member .* This link no longer opens\./u)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    const form = within(screen.getByRole('form', { name: 'Decide about “Fire at Wexcombe”' }));
    await user.click(form.getByRole('button', { name: 'Withdraw the link' }));
    expect(await form.findByText('Tell the clipping’s maker in a sentence why.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /^Reason/u }), 'It shows a living person.');
    reports = reports.slice(1);
    await user.click(form.getByRole('button', { name: 'Withdraw the link' }));
    await waitFor(() => expect(screen.queryByText('Fire at Wexcombe')).not.toBeInTheDocument());
    expect(decided()).toEqual([{ id: '1', withdraw: true, answer: 'It shows a living person.' }]);
  });

  it('are left shared without a word', async () => {
    let reports = [report()];
    answer({ clippingReports: () => reports, decideClippingReport: () => true });
    const { user } = await renderApp(AT, { reader: 'staff' });
    await screen.findByRole('link', { name: 'Fire at Wexcombe' });
    reports = [];
    await user.click(screen.getByRole('button', { name: 'Leave it shared' }));
    expect(await screen.findByText('No reports here')).toBeVisible();
    expect(decided()).toEqual([{ id: '1', withdraw: false, answer: '' }]);
  });

  it('offer another try when they could not be loaded', async () => {
    answer({
      clippingReports: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(`${AT}?state=withdrawn`, { reader: 'staff' });
    expect(await screen.findByText('We couldn’t load the reports')).toBeVisible();
    answer({ clippingReports: () => [report({ state: 'ACCEPTED', answer: 'It shows a living person.' })] });
    await user.click(screen.getByRole('button', { name: /Try again/iu }));
    expect(await screen.findByText('It shows a living person.')).toBeVisible();
  });
});
