import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { Refusal } from '../store/documents.ts';

/** What happens to notices that arise from now on. */
export interface Delivery {
  mode: 'send' | 'hold' | 'drop';
  /** How often each is sent. */
  copies: number;
  delayMs: number;
  /** Whether they arrive in any order. */
  isShuffled: boolean;
  /** How many tries of each carry a wrong signature. */
  corrupt: number;
}

/** What the next calls meet. `cut` does what was asked and closes the connection instead of answering. */
export interface Fault {
  left: number;
  answer: 429 | 500 | 'cut';
}

/** What banks say to the next charges. */
export interface ForcedDecline {
  left: number;
  error: Refusal;
}

/** All that an operator of the sandbox can set. */
export interface Control {
  delivery: Delivery;
  fault: Fault | null;
  decline: ForcedDecline | null;
}

const NORMAL: Control = {
  delivery: { mode: 'send', copies: 1, delayMs: 0, isShuffled: false, corrupt: 0 },
  fault: null,
  decline: null,
};

/** As it is set now. */
export async function readControl(db: Database): Promise<Control> {
  const rows = await db.rows<{ name: keyof Control; value: unknown }>(
    '/* sandbox.control */ SELECT name, value FROM sandbox_processor.control',
    [],
    PREPARED,
  );
  return { ...NORMAL, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

const read = new WeakMap<Database, Promise<Control>>();

/** As it was set when a transaction first asked: one call has one state. */
export function controlIn(tx: Database): Promise<Control> {
  const control = read.get(tx) ?? readControl(tx);
  read.set(tx, control);
  return control;
}

/** Sets one part; null sets it back. */
export async function setControl<Name extends keyof Control>(
  db: Database,
  name: Name,
  value: Control[Name] | null,
): Promise<void> {
  if (value === null)
    await db.rows('/* sandbox.resetControl */ DELETE FROM sandbox_processor.control WHERE name = $1', [name]);
  else
    await db.rows(
      '/* sandbox.setControl */ INSERT INTO sandbox_processor.control (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, JSON.stringify(value)],
    );
}

const take = async <Value>(db: Database, name: 'fault' | 'decline'): Promise<Value | null> => {
  const taken = await db.one<{ value: Value }>(
    `/* sandbox.takeControl */ UPDATE sandbox_processor.control SET value = jsonb_set(value, '{left}', to_jsonb((value->>'left')::int - 1)) WHERE name = $1 AND (value->>'left')::int > 0 RETURNING value`,
    [name],
    PREPARED,
  );
  return taken?.value ?? null;
};

/** The fault that this call meets; null for none. Each is met once. */
export const takeFault = (db: Database): Promise<Fault | null> => take<Fault>(db, 'fault');

/** What the bank says to this charge whatever the card does; null for what the card does. */
export const takeDecline = async (tx: Database): Promise<Refusal | null> =>
  (await controlIn(tx)).decline === null ? null : ((await take<ForcedDecline>(tx, 'decline'))?.error ?? null);
