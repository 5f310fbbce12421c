import type { Database } from '#server/platform/db/database.ts';

import { answerBank, decidePending, openDispute } from '../bank/attempt.ts';
import { recordEvent, sendAgain } from '../events/eventStore.ts';
import { find, keep, lock } from '../store/objectStore.ts';
import { type Pages, wireDispute } from '../wire/toWire.ts';
import { type Delivery, type Fault, readControl, setControl } from './controlStore.ts';

/** Values of a form, by name; empty for what is missing. */
export type Values = (name: string) => string;

/** Answers whether it could be done. */
type Action = (tx: Database, values: Values, id: string, pages: Pages) => Promise<boolean>;

const MODES: readonly Delivery['mode'][] = ['send', 'hold', 'drop'];
const MOST_MS = 3_600_000;
const MOST = 1_000;

/** A whole number from 0 to the most; null for anything else, the default for nothing. */
const count = (text: string, preset: number, most: number): number | null =>
  text === '' ? preset : /^\d{1,7}$/u.test(text) && Number(text) <= most ? Number(text) : null;

const ANSWERS: readonly Fault['answer'][] = [429, 500, 'cut'];
/** Words of the dialect for a declined charge. */
const CODE = /^[a-z_]{1,60}$/u;

const setDelivery: Action = async (tx, values) => {
  const { delivery } = await readControl(tx);
  const mode = MODES.find((known) => known === (values('mode') || delivery.mode));
  const [copies, delayMs, corrupt] = [
    count(values('copies'), 1, 20),
    count(values('delayMs'), 0, MOST_MS),
    count(values('corrupt'), 0, 20),
  ];
  if (!mode || copies === null || delayMs === null || corrupt === null) return false;
  await setControl(tx, 'delivery', {
    mode,
    copies: Math.max(copies, 1),
    delayMs,
    isShuffled: values('shuffle') === 'on',
    corrupt,
  });
  return true;
};

const setFault: Action = async (tx, values) => {
  const [answer, left] = [ANSWERS.find((known) => String(known) === values('answer')), count(values('count'), 1, MOST)];
  if (answer === undefined || left === null) return false;
  await setControl(tx, 'fault', left === 0 ? null : { answer, left });
  return true;
};

const setDecline: Action = async (tx, values) => {
  const [code, left] = [values('code'), count(values('count'), 1, MOST)];
  if (!CODE.test(code) || left === null) return false;
  const error =
    code === 'authentication_required' || code === 'expired_card'
      ? { code }
      : { code: 'card_declined', decline_code: code };
  await setControl(tx, 'decline', left === 0 ? null : { left, error });
  return true;
};

const decidePayment: Action = async (tx, values, id, pages) => {
  const intent = await find(tx, 'intent', id);
  switch (values('decision')) {
    case 'paid':
    case 'failed': {
      const isPaid = values('decision') === 'paid';
      if (intent?.status === 'requires_action') return (await answerBank(tx, id, isPaid, pages)) !== null;
      return intent?.status === 'processing' && (await decidePending(tx, id, isPaid, pages)) !== null;
    }
    case 'dispute': {
      const paid = await lock(tx, 'intent', id);
      if (paid?.kind !== 'payment' || paid.status !== 'succeeded' || paid.isDisputed) return false;
      await openDispute(tx, await keep(tx, 'intent', { ...paid, isDisputed: true }));
      return true;
    }
    default:
      return false;
  }
};

const decideDispute: Action = async (tx, values, id) => {
  const dispute = await lock(tx, 'dispute', id);
  const decision = values('decision');
  if (dispute?.status !== 'needs_response' || (decision !== 'won' && decision !== 'lost')) return false;
  await recordEvent(
    tx,
    'charge.dispute.closed',
    wireDispute(await keep(tx, 'dispute', { ...dispute, status: decision })),
  );
  return true;
};

const reset: Action = async (tx) => {
  for (const name of ['delivery', 'fault', 'decline'] as const) await setControl(tx, name, null);
  await sendAgain(tx, null);
  return true;
};

/** What an operator of the sandbox can do, by path below `/control`; `:id` is of the thing that it is done to. */
export const CONTROL_ACTIONS: Readonly<Record<string, Action>> = {
  '/delivery': setDelivery,
  '/fault': setFault,
  '/decline': setDecline,
  '/release': async (tx) => (await sendAgain(tx, null)) >= 0,
  '/events/:id': async (tx, _values, id) => (await sendAgain(tx, id)) > 0,
  '/payments/:id': decidePayment,
  '/disputes/:id': decideDispute,
  '/reset': reset,
};
