import type Stripe from 'stripe';

import { socketHost } from '#server/platform/config/hostNames.ts';
import { aheadMs } from '#server/platform/http/clocksApart.ts';

import { ProcessorRefused, ProcessorUnreachable } from '../PaymentProcessor.ts';

/** Where a processor that speaks Stripe's dialect is. */
export interface StripeHost {
  apiKey: string;
  /** Null: Stripe itself. Else an address, perhaps with a path before `/v1`. */
  url: string | null;
  /** Milliseconds to wait for an answer. */
  timeoutMs: number;
}

/** The dialect that the types of the installed package describe; kept equal by a test. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

type Client = InstanceType<typeof Stripe>;

/**
 * The package's client, loaded by the first call: it takes most of a second, which a start must not wait for. It
 * retries nothing by itself, except once a connection that was closed, and that with the same key.
 * @param onClock - told with each answer how far the processor's clock is ahead of ours, in milliseconds
 */
export function lazyStripe(
  { apiKey, url, timeoutMs }: StripeHost,
  onClock: (aheadMs: number) => void,
): () => Promise<Client> {
  let client: Promise<Client> | null = null;
  const load = async (): Promise<Client> => {
    const { default: StripeClient } = await import('stripe');
    const fixed = {
      apiVersion: STRIPE_API_VERSION,
      maxNetworkRetries: 0,
      timeout: timeoutMs,
      telemetry: false,
    } as const;
    const direct = StripeClient.createNodeHttpClient();
    const prefix = url === null ? '' : new URL(url).pathname.replace(/\/$/u, '');
    const httpClient: Stripe.HttpClient = {
      getClientName: () => direct.getClientName(),
      async makeRequest(host, at, path, ...rest) {
        const asked = Date.now();
        const response = await direct.makeRequest(host, at, prefix + path, ...rest);
        const theirs = Date.parse(String(response.getHeaders().date));
        // The header knows whole seconds.
        if (!Number.isNaN(theirs)) onClock(aheadMs(theirs + 500, asked, Date.now()));
        return response;
      },
    };
    if (url === null) return new StripeClient(apiKey, { ...fixed, httpClient });
    const { protocol, hostname, port } = new URL(url);
    return new StripeClient(apiKey, {
      ...fixed,
      host: socketHost({ hostname }),
      port: port || (protocol === 'https:' ? 443 : 80),
      protocol: protocol === 'https:' ? 'https' : 'http',
      httpClient,
    });
  };
  return () =>
    (client ??= load().catch((error: unknown) => {
      client = null;
      throw error;
    }));
}

/** What the package throws, as far as it is read here. */
interface Thrown {
  type?: string;
  code?: string;
  message?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** Whether the processor understood the call and did nothing. */
export const isRefusal = (error: unknown): error is Thrown & { code?: string } =>
  (error as Thrown).type === 'StripeInvalidRequestError';

/** Whether a card was declined; then the payment is named. */
export const isDecline = (error: unknown): error is Thrown & { payment_intent: Stripe.PaymentIntent } =>
  (error as Thrown).type === 'StripeCardError' && (error as Thrown).payment_intent !== undefined;

/** What the port throws in its place. A call that was refused did nothing; after any other failure nothing is known. */
export function toProcessorError(error: unknown): Error {
  const { type, code, message } = error as Thrown;
  if (isRefusal(error)) return new ProcessorRefused(code ?? 'invalid_request');
  if (type === 'StripeCardError') return new ProcessorRefused(code ?? 'card_declined');
  if (type === undefined) return error as Error;
  return new ProcessorUnreachable(`${type}: ${code ?? message ?? ''}`, { cause: error });
}
