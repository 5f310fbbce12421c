import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/account/leaving-survey';
const sent = () => sentRequests().filter(({ operationName }) => operationName === 'SendLeavingSurvey');
const send = () => screen.getByRole('button', { name: 'Send answers' });

beforeEach(() => window.localStorage.clear());

describe('the leaving survey', () => {
  it('ROUTE-087 PAY-010 is filled in and sent by a member, who is thanked', async () => {
    answer({ sendLeavingSurvey: () => ({ isSent: true, problems: [] }) });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaving survey' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Your account' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('checkbox', { name: 'It costs too much' }));
    await user.click(screen.getByRole('checkbox', { name: 'I don’t have the time' }));
    await user.click(screen.getByRole('radio', { name: 'Perhaps' }));
    await user.type(screen.getByRole('textbox', { name: /anything else/ }), 'Goodbye');
    await user.click(send());
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
    expect(sent().map(({ variables }) => variables)).toEqual([
      { input: { reasons: ['price', 'time'], mightReturn: 'perhaps', comment: 'Goodbye' } },
    ]);
    await expectAccessible();
  });

  it('asks for a reason or a comment, and sends nothing', async () => {
    const { user } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Send answers' }));
    expect(await screen.findByText('Choose at least one reason, or write a comment.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'I have finished my research for now' })).toHaveFocus(),
    );
    expect(sent()).toEqual([]);
    await expectAccessible();
  });

  it('keeps the answers when they cannot be sent', async () => {
    const { user } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('checkbox', { name: 'I use another site' }));
    goOffline();
    await user.click(send());
    expect(await screen.findByText('Your answers were not sent')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I use another site' })).toBeChecked();
  });
});

const BOARD = {
  total: 2,
  reasons: [
    { answer: 'price', count: 2, percent: 100 },
    { answer: 'asked-no-more', count: 1, percent: 50 },
  ],
  mightReturn: [{ answer: 'no', count: 1, percent: 50 }],
  comments: [{ month: '2026-05', reasons: ['price'], comment: 'Too dear' }],
};

describe('what staff read of it', () => {
  it('are counts and comments, of a span that is in the address', async () => {
    answer({ leavingSurveys: () => BOARD });
    const { user, router } = await renderApp('/internal/leaving-surveys', { reader: 'staff' });
    expect(await screen.findByText('2 surveys')).toBeVisible();
    expect(screen.getByRole('row', { name: 'It costs too much 2 100%' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'asked-no-more' })).toBeVisible();
    expect(screen.getByText('Too dear')).toBeVisible();
    await expectAccessible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show surveys of' }), 'the last month');
    await waitFor(() => expect(router.state.location.search).toBe('?months=1'));
    await waitFor(() =>
      expect(sentRequests().at(-1)).toMatchObject({ operationName: 'LeavingSurveys', variables: { months: 1 } }),
    );
  });

  it('says that there are none', async () => {
    answer({ leavingSurveys: () => ({ total: 0, reasons: [], mightReturn: [], comments: [] }) });
    await renderApp('/internal/leaving-surveys?months=toString', { reader: 'staff' });
    expect(await screen.findByText(/No surveys were sent in this time/)).toBeVisible();
  });

  it('can be asked for again', async () => {
    answer({
      leavingSurveys: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/internal/leaving-surveys', { reader: 'staff' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer({ leavingSurveys: () => BOARD });
    await user.click(again);
    expect(await screen.findByText('2 surveys')).toBeVisible();
  });
});
