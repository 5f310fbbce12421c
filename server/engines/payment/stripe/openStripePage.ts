import type Stripe from 'stripe';

import type { PageOrder } from '../PaymentProcessor.ts';
import { isRefusal } from './stripeClient.ts';

/** What every page of a site has in common. */
export interface PageRules {
  site: string;
  offersPaypal: boolean;
  /**
   * Whether the processor has a place for the address after a refusal: ours has, Stripe lets the person try another
   * card.
   */
  leadsToFailure: boolean;
}

type Client = InstanceType<typeof Stripe>;

const newCustomer = async (stripe: Client, { email, key }: PageOrder, site: string, again = ''): Promise<string> =>
  (await stripe.customers.create({ email, metadata: { site } }, { idempotencyKey: `${key}:customer${again}` })).id;

/** What is asked of the processor's page. Amounts and words are sent; what the page is for stays with us. */
function pageOf(
  order: PageOrder,
  customer: string,
  { site, offersPaypal, leadsToFailure }: PageRules,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { site, checkout: order.checkoutId, ...(order.paymentId !== null && { payment: order.paymentId }) };
  const common = {
    ui_mode: 'hosted_page' as const,
    customer,
    client_reference_id: order.checkoutId,
    payment_method_types: ['card' as const, ...(offersPaypal ? ['paypal' as const] : [])],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata: { ...metadata, ...(leadsToFailure && { failure_url: order.failureUrl }) },
  };
  if (order.mode === 'setup')
    return {
      ...common,
      mode: 'setup',
      currency: order.currency.toLowerCase(),
      setup_intent_data: { metadata, description: order.description },
    };
  return {
    ...common,
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: order.description },
        },
      },
    ],
    payment_intent_data: {
      setup_future_usage: 'off_session',
      metadata: { ...metadata, page: '1' },
      description: order.description,
    },
  };
}

/** Makes a page; a customer that the processor does not know (another account, another processor) is made again. */
export async function openStripePage(
  stripe: Client,
  order: PageOrder,
  rules: PageRules,
): Promise<{ session: string; url: string; customer: string }> {
  const open = async (customer: string, key: string) => {
    const session = await stripe.checkout.sessions.create(pageOf(order, customer, rules), { idempotencyKey: key });
    return { session: session.id, url: session.url ?? '', customer };
  };
  if (order.customer === null) return open(await newCustomer(stripe, order, rules.site), order.key);
  try {
    return await open(order.customer, order.key);
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'resource_missing') throw error;
    return open(await newCustomer(stripe, order, rules.site, ':again'), `${order.key}:again`);
  }
}
