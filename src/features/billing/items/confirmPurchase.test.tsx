import { act, screen, waitFor, within } from '@testing-library/react';

import { usePreviewPpvPurchase } from '#features/billing/core/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/transcript/confirm-purchase?record-id=CON1871/1';
const preview = (more: object = {}) => ({
  preview: {
    recordItem: { type: 'CENSUS', description: 'Grace Pinch, 1871 census' },
    price: { amount: 500, currency: 'GBP' },
    netPrice: { amount: 500 },
    discount: null,
    couponDetails: null,
    plan: { price: 1299 },
    credits: 6,
    isBought: false,
    ...more,
  },
});
const answerPreview = (more: object = {}, left = 0) =>
  answer({ previewPpvPurchase: () => preview(more), credits: () => ({ left }) });
const asked = () => sentRequests().filter(({ operationName }) => operationName === 'PreviewPpvPurchase');
const open = (address = AT) => renderApp(address, { reader: 'member' });

describe('the preview of a single record', () => {
  it('PPV-001 PPV-015 API-031 ROUTE-188 is asked for without a click, by kind and record', async () => {
    answerPreview();
    await open();
    expect(await screen.findByText('£5.00')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Buy this record' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    expect(asked().map(({ variables }) => variables)).toEqual([
      { fulfillmentTypeKey: 'TRANSCRIPTION', recordId: 'CON1871/1' },
    ]);
    await expectAccessible();
  });

  it('PPV-014 ROUTE-044 shows an image’s price and the way to pay it to a member', async () => {
    answerPreview({ recordItem: { type: 'IMAGE', description: 'Page 4' } });
    await open('/image/confirm-purchase?record-id=CON1871/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buy this image' })).toBeVisible();
    expect(await screen.findByText('£5.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    expect(asked()[0]?.variables).toEqual({ fulfillmentTypeKey: 'IMAGE', recordId: 'CON1871/1' });
  });

  it('PPV-002 PPV-003 PPV-004 PPV-005 PPV-006 shows that it loads, then its failure with a way to try again, then the price', async () => {
    let release: (value: unknown) => void = () => undefined;
    answer({
      previewPpvPurchase: () =>
        new Promise((_resolve, reject) => (release = () => reject(refusal('INTERNAL_SERVER_ERROR')))),
      credits: () => ({ left: 0 }),
    });
    const { user } = await open();
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading the price');
    await waitFor(() => expect(asked()).toHaveLength(1));
    release(null);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('There was a problem getting information about this item')).toBeVisible();
    expect(within(alert).getByText('Please contact customer support if this still does not work.')).toBeVisible();
    expect(screen.queryByText(/£/)).toBeNull();
    await expectAccessible();
    answerPreview();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('£5.00')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked()).toHaveLength(2);
  });

  it('PPV-007 PPV-008 strikes the price through beside the net price, with the tag of its coupon', async () => {
    answerPreview({
      netPrice: { amount: 400 },
      discount: { amount: 100 },
      couponDetails: { amount: 100, label: 'Spring' },
    });
    await open();
    expect((await screen.findByText('£5.00')).tagName).toBe('DEL');
    expect(screen.getByText('£4.00').tagName).toBe('INS');
    expect(screen.getByText('Spring')).toBeVisible();
    await expectAccessible();
  });

  it('PPV-009 calls a coupon without a label a discount', async () => {
    answerPreview({ netPrice: { amount: 400 }, couponDetails: { amount: 100, label: null } });
    await open();
    expect(await screen.findByText('Discount')).toBeVisible();
  });

  it('PPV-001 is not asked for where that is disabled', async () => {
    answerPreview();
    const shown: unknown[] = [];
    function Page() {
      shown.push(usePreviewPpvPurchase({ fulfillmentTypeKey: 'IMAGE', recordId: 'CON1871/1' }, { disabled: true }));
      return <h1>Page</h1>;
    }
    await renderApp('/page', {
      definitions: [{ id: 'page', pattern: '/page', title: 'Page' }],
      pages: { page: () => Promise.resolve({ Component: Page }) },
    });
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
    expect(asked()).toEqual([]);
    expect(shown.at(-1)).toMatchObject({ data: undefined, loading: false, error: undefined });
  });

  it.each([
    ['0', { amount: 0, label: 'Spring' }],
    ['no coupon', null],
  ])(
    'PPV-007 PPV-008 has no tag and strikes nothing through where prices are equal, with %s off',
    async (_what, couponDetails) => {
      answerPreview({ couponDetails });
      await open();
      const price = await screen.findByText('£5.00');
      expect(price.closest('del, ins')).toBeNull();
      expect(screen.queryByText(/Spring|Discount/u)).toBeNull();
    },
  );

  it('PPV-013 shows the icon of its kind', async () => {
    for (const [type, name] of [
      ['IMAGE', 'Image'],
      ['PDF', 'PDF'],
      ['CENSUS', 'Census'],
    ]) {
      answerPreview({ recordItem: { type, description: 'x' } });
      const { unmount } = await open();
      expect(await screen.findByRole('img', { name })).toBeInTheDocument();
      unmount();
    }
  });

  it('PPV-012 leads to /payment with the record, its item, and the way back', async () => {
    answerPreview();
    const { router, user } = await open(`${AT}&eventLabel=offer`);
    const link = await screen.findByRole('link', { name: 'Continue to payment' });
    const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      'record-id': 'CON1871/1',
      'record-item-id': 'CON1871/1:CENSUS',
      nextPage: '/transcript?id=CON1871%2F1',
      eventLabel: 'offer',
    });
    await user.click(link);
    expect(router.state.location.pathname).toBe('/payment');
  });

  it('offers no payment for what the member has already', async () => {
    answerPreview({ isBought: true });
    await open();
    expect(await screen.findByText('You’ve bought this')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/transcript?id=CON1871%2F1');
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
  });

  it('asks for nothing where no record is named', async () => {
    await open('/transcript/confirm-purchase');
    expect(await screen.findByText('No record chosen')).toBeVisible();
    expect(asked()).toEqual([]);
    await expectAccessible();
  });
});

describe('who may come', () => {
  it.each([
    ['ROUTE-044 an image', '/image/confirm-purchase'],
    ['ROUTE-188 a transcript', '/transcript/confirm-purchase'],
  ])('%s: a visitor is sent to sign-up', async (_title, path) => {
    const { router } = await renderApp(`${path}?record-id=A/1`, { reader: 'visitor' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
    expect(new URLSearchParams(router.state.location.search).get('mode')).toBe('regular');
  });
});

describe('paying with credits', () => {
  it('says what is left afterwards, and opens the record', async () => {
    answerPreview({}, 10);
    answer({ buyItemWithCredits: () => ({ left: 4, problem: null }) });
    const { user } = await open();
    expect(await screen.findByText('You have 10 credits. You’ll have 4 left.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 6 credits' }));
    expect(await screen.findByText('You’ve bought this')).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'BuyItemWithCredits')?.variables).toEqual({
      recordId: 'CON1871/1',
      recordItemId: 'CON1871/1:CENSUS',
    });
  });

  it('says why nothing was bought', async () => {
    answerPreview({}, 10);
    answer({ buyItemWithCredits: () => ({ left: null, problem: 'NOT_ENOUGH_CREDITS' }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use 6 credits' }));
    expect(await screen.findByText('You don’t have enough credits. None were taken.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
  });

  it('is not offered with too few', async () => {
    answerPreview({}, 5);
    await open();
    expect(await screen.findByText('£5.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /credits/ })).toBeNull();
    expect(await screen.findByText('You have 5 credits.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get credits' })).toHaveAttribute('href', '/account/subscription');
  });
});
