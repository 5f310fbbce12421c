import { BadSignature, type ProcessorEvent } from '../PaymentProcessor.ts';

/** The little that is read of an event: everything else is fetched. */
export interface EventBody {
  id: string;
  type: string;
  data: { object: object };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An id, or the object that it names. */
const idOf = (value: unknown): string | null =>
  textOf(value) ?? (typeof value === 'object' && value !== null ? textOf((value as { id?: unknown }).id) : null);

const KINDS: Readonly<Record<string, ProcessorEvent['objectKind']>> = {
  payment_intent: 'payment',
  charge: 'payment',
  'checkout.session': 'session',
  setup_intent: 'setup',
  refund: 'refund',
  dispute: 'dispute',
};
/** What these are about is the payment. */
const OF_PAYMENT = ['charge', 'refund', 'dispute'];

/** What an event is about. */
export function toEvent({ id, type, data: { object } }: EventBody): ProcessorEvent {
  const {
    object: kind,
    id: own,
    payment_intent: payment,
    metadata,
  } = object as { object?: unknown; id?: unknown; payment_intent?: unknown; metadata?: { site?: unknown } | null };
  const name = textOf(kind) ?? '';
  return {
    id,
    type,
    objectKind: KINDS[name] ?? 'other',
    objectId: (OF_PAYMENT.includes(name) ? idOf(payment) : null) ?? textOf(own) ?? '',
    site: textOf(metadata?.site),
  };
}

/** Reads a body whose signature was checked. @throws BadSignature when it is no event: no one signs that. */
export function readEvent(raw: Buffer): ProcessorEvent {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    throw new BadSignature('The notice is no JSON.');
  }
  const { id, type, data } = (typeof body === 'object' && body !== null ? body : {}) as Partial<
    Record<keyof EventBody, unknown>
  >;
  const object = typeof data === 'object' && data !== null ? (data as { object?: unknown }).object : null;
  if (!textOf(id) || !textOf(type) || typeof object !== 'object' || object === null)
    throw new BadSignature('The notice is no event.');
  return toEvent({ id, type, data: { object } } as EventBody);
}
