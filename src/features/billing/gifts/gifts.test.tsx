import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const GIFT = {
  id: '1',
  state: 'READY',
  delivery: 'PRINT',
  recipientName: 'Grace',
  senderName: 'Amos',
  message: '',
  plan: 'Everything, 12 months',
  code: 'K7QM-4T9X-B2DW-HV0R',
  deliverAt: null,
  endsAt: '2027-11-26T12:00:00Z',
  redeemedAt: null,
  recipientEmail: null,
  deliverOn: null,
  isBounced: false,
  canChange: false,
  canExtend: false,
  canRefund: true,
  card: '/api/gift-cards/1.pdf',
};
const PLAN = {
  opens: ['records', 'newspapers'],
  prices: [
    {
      priceId: '9',
      plan: { displayName: 'Everything', durationInMonths: 12 },
      total: { amount: 11999, currency: 'GBP' },
    },
  ],
};
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

const fail = () => {
  throw refusal('INTERNAL_SERVER_ERROR');
};

beforeEach(() => window.localStorage.clear());

describe('giving a subscription', () => {
  const open = () => {
    answer({ planOffers: () => [PLAN], gifts: () => [] });
    return renderApp('/gift-subscriptions', { reader: 'member' });
  };

  it('PAY-006 ROUTE-098 lets a member choose a gift and leads on to its payment', async () => {
    answer({ createGift: () => ({ giftId: 'a-gift', problems: [] }) });
    const { user, router } = await open();
    expect(await screen.findByRole('option', { name: 'Everything, 12 months: £119.99' })).toBeInTheDocument();
    await expectAccessible();
    await user.type(screen.getByRole('textbox', { name: 'Their name' }), 'Grace');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Amos');
    await user.click(screen.getByRole('radio', { name: /^Print a card yourself/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(new URLSearchParams(router.state.location.search).get('gift-id')).toBe('a-gift');
    expect(sent('CreateGift')).toEqual([
      {
        input: {
          priceId: '9',
          recipientName: 'Grace',
          recipientEmail: '',
          senderName: 'Amos',
          message: '',
          delivery: 'PRINT',
          deliverOn: '',
        },
      },
    ]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText('Enter a name.')).length).toBe(2);
    expect(screen.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
    expect(screen.getByText('Enter a date.')).toBeVisible();
    expect(sent('CreateGift')).toEqual([]);
  });

  it('says that none was bought yet, or that it could not be found out, which can be asked again', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(/^None yet\. Gifts you buy are listed here/u)).toBeVisible();
    unmount();
    answer({ planOffers: () => [PLAN], gifts: fail });
    const { user } = await renderApp('/gift-subscriptions', { reader: 'member' });
    expect(await screen.findByText('We could not load the gifts')).toBeVisible();
    answer({ gifts: () => [GIFT] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('K7QM-4T9X-B2DW-HV0R')).toBeVisible();
  });

  it('shows what became of gifts that were bought', async () => {
    answer({ planOffers: () => [PLAN], gifts: () => [{ ...GIFT, isBounced: true }] });
    await renderApp('/gift-subscriptions', { reader: 'member' });
    expect(await screen.findByText('K7QM-4T9X-B2DW-HV0R')).toBeVisible();
    expect(screen.getByText('Can be redeemed until 26 November 2027')).toBeVisible();
    expect(screen.getByText('We couldn’t deliver the email. Give them the code or the card yourself.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print the card (PDF): For Grace' })).toHaveAttribute(
      'href',
      '/api/gift-cards/1.pdf',
    );
    expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull();
    await expectAccessible();
  });

  it('is changed while it waits for its date', async () => {
    const waits = {
      ...GIFT,
      state: 'SCHEDULED',
      delivery: 'EMAIL',
      code: null,
      card: null,
      endsAt: null,
      deliverAt: '2099-05-01T08:00:00Z',
      deliverOn: '2099-05-01',
      recipientEmail: 'grace@example.com',
      canChange: true,
    };
    answer({
      planOffers: () => [PLAN],
      gifts: () => [waits],
      changeGift: () => ({ gift: waits, problems: [{ field: 'deliverOn', message: 'Choose a date within a year.' }] }),
    });
    const { user } = await renderApp('/gift-subscriptions', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Change: For Grace' }));
    const form = within((await screen.findByRole('button', { name: 'Save changes' })).closest('form')!);
    expect(form.getByLabelText(/^Date/)).toHaveValue('2099-05-01');
    await user.click(form.getByRole('radio', { name: /^Print a card yourself/ }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Choose a date within a year.')).toBeVisible();
    expect(sent('ChangeGift')).toEqual([
      {
        giftId: '1',
        input: {
          recipientName: 'Grace',
          recipientEmail: 'grace@example.com',
          senderName: 'Amos',
          message: '',
          delivery: 'PRINT',
          deliverOn: '2099-05-01',
        },
      },
    ]);
    await expectAccessible();
  });

  it('is extended with one press and taken back with two', async () => {
    answer({
      planOffers: () => [PLAN],
      gifts: () => [{ ...GIFT, state: 'LAPSED', code: null, card: null, canExtend: true }],
      extendGift: () => ({ gift: GIFT, problems: [] }),
      refundGift: () => ({ gift: { ...GIFT, state: 'REFUNDED' }, problems: [] }),
    });
    const { user } = await renderApp('/gift-subscriptions', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Extend by a year: For Grace' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel gift: For Grace' }));
    expect(screen.getByText(/we refund the whole price/)).toBeVisible();
    expect(sent('RefundGift')).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Cancel and refund: For Grace' }));
    await waitFor(() => expect(sent('RefundGift')).toEqual([{ giftId: '1' }]));
    expect(sent('ExtendGift')).toEqual([{ giftId: '1' }]);
  });

  it('ROUTE-098 shows gifts and their prices to visitors with the grant, who sign in to give one', async () => {
    answer({ planOffers: () => [PLAN] });
    await renderApp('/gift-subscriptions', { reader: 'visitor' });
    const gifts = within(await screen.findByRole('list', { name: 'Choose a gift' }));
    expect(gifts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Everything, 12 months: £119.99',
    ]);
    expect(screen.getByRole('heading', { name: 'Sign in to give it' })).toBeVisible();
    await expectAccessible();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it('ROUTE-098 denies a reader without the grant', async () => {
    await renderApp('/gift-subscriptions', { reader: 'member', grants: ['help'] });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Give a subscription');
    expect(sent('GiftPlans')).toEqual([]);
  });
});

describe('redeeming a code', () => {
  const good = { plan: 'Everything, 12 months', until: '2027-11-26T12:00:00Z', problem: null };

  it('PAY-007 ROUTE-099 says what the code gives before it is redeemed', async () => {
    answer({ checkCode: () => good, redeemCode: () => good });
    const { user } = await renderApp('/gift-subscriptions/redeem#code=K7QM-4T9X-B2DW-HV0R', { reader: 'member' });
    const field = await screen.findByRole('textbox', { name: 'Code' });
    expect(field).toHaveValue('K7QM-4T9X-B2DW-HV0R');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    expect(
      await screen.findByText(
        'This code gives you Everything, 12 months, and you pay nothing for it. With it, your subscription runs until 26 November 2027.',
      ),
    ).toBeVisible();
    expect(sent('RedeemCode')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: 'Your subscription is ready' })).toBeVisible();
    expect(sent('RedeemCode')).toEqual([{ code: 'K7QM-4T9X-B2DW-HV0R', organisation: null }]);
    await expectAccessible();
  });

  it.each([
    [
      'lend',
      'This code gives you Everything, 12 months, and you pay nothing for it. It is used first, until 26 October 2027. Your present plan is on hold until then, and your subscription runs until 26 November 2027.',
    ],
    [
      'wait',
      'This code gives you Everything, 12 months, and you pay nothing for it. It starts on 1 June 2027, when your present plan ends, and runs until 26 November 2027.',
    ],
  ])('says what happens to what the member has: %s', async (place, words) => {
    answer({ checkCode: () => ({ ...good, place, from: '2027-06-01T12:00:00Z', usedBy: '2027-10-26T12:00:00Z' }) });
    const { user } = await renderApp('/gift-subscriptions/redeem#code=K7QM-4T9X-B2DW-HV0R', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Check the code' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('PAY-007 refuses an unknown code, keeps it, and changes nothing', async () => {
    answer({ checkCode: () => ({ plan: null, until: null, problem: 'CODE_UNKNOWN' }) });
    const { user } = await renderApp('/gift-subscriptions/redeem', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    expect(await screen.findByText('This code can’t be used')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('wrong');
    expect(sent('RedeemCode')).toEqual([]);
  });

  it('ROUTE-099 shows a visitor the field, and brings their code back from sign-in', async () => {
    const { user, router } = await renderApp('/gift-subscriptions/redeem', { reader: 'visitor' });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'K7QM-4T9X-B2DW-HV0R');
    expect(screen.getByRole('heading', { name: 'Sign in to redeem it' })).toBeVisible();
    await expectAccessible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/gift-subscriptions/redeem#code=K7QM-4T9X-B2DW-HV0R');
  });

  it('ROUTE-099 serves whatever is below it', async () => {
    await renderApp('/gift-subscriptions/redeem/card', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Redeem a gift' })).toBeVisible();
  });

  it('ROUTE-062 is for members of the partner organisation who have signed in', async () => {
    answer({ checkCode: () => good });
    const { user, unmount } = await renderApp('/nygb/redeem-offer', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'Code or member number' }), 'NYGB');
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    await screen.findByRole('button', { name: 'Redeem' });
    expect(sent('CheckCode')).toEqual([{ code: 'NYGB', organisation: 'nygb' }]);
    answer({ sendPartnerLink: () => true });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/a link is on its way/)).toBeVisible();
    expect(sent('SendPartnerLink')).toEqual([{ organisation: 'nygb' }]);
    await expectAccessible();
    unmount();
    const { router } = await renderApp('/nygb/redeem-offer', { reader: 'visitor' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  });
});

describe('referrals', () => {
  it('PAY-008 ROUTE-094 show the member’s own link and who subscribed through it, without names', async () => {
    answer({
      referrals: () => ({
        link: 'https://site.example/subscribe?eventLabel=referral-a1b2c3d4',
        rewardDays: 30,
        referrals: [{ subscribedAt: '2026-11-01T12:00:00Z', state: 'WAITING' }],
      }),
    });
    await renderApp('/account/referrals', { reader: 'member' });
    expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(
      'https://site.example/subscribe?eventLabel=referral-a1b2c3d4',
    );
    expect(screen.getByRole('row', { name: '1 November 2026 Waiting' })).toBeVisible();
    await expectAccessible();
  });

  it('say that no one subscribed yet, and what could not be loaded, which can be asked again', async () => {
    answer({ referrals: fail });
    const { user } = await renderApp('/account/referrals', { reader: 'member' });
    expect(await screen.findByText('We could not load your referrals')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    answer({ referrals: () => ({ link: 'https://site.example/a', rewardDays: 30, referrals: [] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^None yet\. Friends who subscribe/u)).toBeVisible();
    expect(screen.queryByText('We could not load your referrals')).not.toBeInTheDocument();
  });

  it('ROUTE-094 lead a visitor to sign-up', async () => {
    const { router } = await renderApp('/account/referrals', { reader: 'visitor' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
  });
});
