import { screen, within } from '@testing-library/react';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const asStaff = { reader: 'staff' } as const;
const DIARIES = {
  id: 'DIARIES',
  name: 'Diaries of Roche',
  closedUntil: null as string | null,
  closedBy: null as string | null,
  closed: 1203,
  opens: [
    { day: '2031-01-01', records: 1 },
    { day: '2032-01-01', records: 12 },
  ],
  isAskedToOpen: false,
  pages: 1,
};
const WILLS = {
  ...DIARIES,
  id: 'WILLS',
  name: 'Wills',
  closedUntil: '2040-05-03',
  closedBy: 'Una Ray',
  opens: [],
  isAskedToOpen: false,
  pages: 0,
};
const sent = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'CloseSetUntil')
    .map(({ variables }) => variables);

describe('/desk/closures', () => {
  it('says until when sets are closed, by whom, and when their records open', async () => {
    answer({
      setClosures: () => [
        DIARIES,
        WILLS,
        { ...WILLS, id: 'N', name: 'Never', closedUntil: 'infinity', closedBy: null },
      ],
    });
    await renderApp('/desk/closures', asStaff);
    expect(
      await screen.findByRole('row', {
        name: /^Diaries of Roche No date 1,203 1 record on 1 January 2031 12 records on 1 January 2032 1 page with a date/u,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Wills 3 May 2040 by Una Ray 1,203 –/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Never Never opens by itself 1,203 –/u })).toBeVisible();
    await expectAccessible();
  });

  it('closes a set until a day after today, with a reason', async () => {
    let set = DIARIES;
    answer({
      setClosures: () => [set],
      closeSetUntil: ({ until }) => (set = { ...DIARIES, closedUntil: String(until), closedBy: 'Una Ray' }),
    });
    const { user } = await renderApp('/desk/closures', asStaff);
    await user.click(await screen.findByRole('button', { name: 'Close until … (Diaries of Roche)' }));
    const confirm = await screen.findByRole('button', { name: 'Close the set' });
    await user.type(screen.getByLabelText('Closed until'), dayOf(new Date()));
    await user.click(confirm);
    expect(await screen.findByText('Choose a day after today.')).toBeVisible();
    expect(screen.getByText('Give a reason.')).toBeVisible();
    await expectAccessible();
    const tomorrow = dayOf(new Date(Date.now() + DAY_MS));
    await user.clear(screen.getByLabelText('Closed until'));
    await user.type(screen.getByLabelText('Closed until'), tomorrow);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' The family asked. ');
    await user.click(confirm);
    expect(await screen.findByRole('button', { name: 'Take away (Diaries of Roche)' })).toBeVisible();
    expect(sent()).toEqual([{ id: 'DIARIES', until: tomorrow, why: 'The family asked.' }]);
  });

  it('says that taking a date away waits for a second person', async () => {
    answer({ setClosures: () => [{ ...WILLS, isAskedToOpen: true }] });
    await renderApp('/desk/closures', asStaff);
    expect(
      await screen.findByRole('row', {
        name: /^Wills 3 May 2040 by Una Ray. A second person is asked to take it away/u,
      }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take away (Wills)' })).not.toBeInTheDocument();
  });

  it('takes a date away with a reason, and says why it was not', async () => {
    answer({
      setClosures: () => [WILLS],
      closeSetUntil: () => {
        throw refusal('BAD_USER_INPUT');
      },
    });
    const { user } = await renderApp('/desk/closures', asStaff);
    await user.click(await screen.findByRole('button', { name: 'Take away (Wills)' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'All are dead.');
    await user.click(within(dialog).getByRole('button', { name: 'Take the date away' }));
    expect(await within(dialog).findByText('The date was not changed')).toBeVisible();
    expect(sent()).toEqual([{ id: 'WILLS', until: null, why: 'All are dead.' }]);
    await expectAccessible();
  });

  it('says that there is nothing yet, and how to try again', async () => {
    answer({ setClosures: () => [] });
    await renderApp('/desk/closures', asStaff);
    expect(await screen.findByRole('heading', { level: 2, name: 'No record sets yet' })).toBeVisible();
  });
});
