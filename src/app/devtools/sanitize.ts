import type { Action } from '@reduxjs/toolkit';

import { redact, REDACTED, redactText } from './redact.ts';

type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a change to one key of an object, when it is there. */
const at = (bag: unknown, key: string, change: (value: unknown) => unknown): unknown =>
  isBag(bag) && key in bag ? { ...bag, [key]: change(bag[key]) } : bag;

const mapValues = (bag: unknown, change: (value: unknown) => unknown): unknown =>
  isBag(bag) ? Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, change(value)])) : bag;

/** Arguments of a query are the reader's own address: without them the answers could not be found again. */
const keepArguments = (before: unknown) => (after: unknown) =>
  isBag(before) ? at(after, 'originalArgs', () => redact(before.originalArgs, 'secrets')) : after;

/** Answers of the api. What a form sent and got back is not needed to see what the member saw. */
function sanitizeApi(api: unknown): unknown {
  if (!isBag(api)) return redact(api);
  const { queries, mutations, ...rest } = api;
  return {
    ...(redact(rest) as Bag),
    queries: isBag(queries)
      ? Object.fromEntries(Object.entries(queries).map(([key, query]) => [redactText(key), keepArguments(query)(redact(query))]))
      : redact(queries),
    mutations: mapValues(mutations, (mutation) => at(redact(mutation), 'data', () => REDACTED)),
  };
}

/** Passing words and earlier searches may name anybody, and nobody needs them to see what the member saw. */
const withoutWords = (state: unknown): unknown => {
  const words = (toast: unknown) => at(at(toast, 'title', () => REDACTED), 'description', () => REDACTED);
  const toasts = (slice: unknown) => at(at(slice, 'toasts', (list) => (Array.isArray(list) ? list.map(words) : list)), 'message', (message) => at(message, 'text', () => REDACTED));
  return at(at(state, 'toasts', toasts), 'searchQuery', (slice) => at(slice, 'recent', () => []));
};

function stateOf(state: unknown): unknown {
  if (!isBag(state)) return redact(state);
  const { api, ...slices } = state;
  return withoutWords({ ...(redact(slices) as Bag), ...('api' in state && { api: sanitizeApi(api) }) });
}

const isMutation = (type: string) => type.startsWith('api/executeMutation/');

function actionOf(action: Bag, type: string): Bag {
  const clean = redact(action) as Bag;
  if (isMutation(type)) {
    const meta = at(clean.meta, 'arg', (arg) => at(arg, 'originalArgs', () => REDACTED));
    return { ...clean, ...('meta' in action && { meta }), ...('payload' in action && { payload: REDACTED }) };
  }
  if (type === 'support/importState') return { ...clean, payload: stateOf(action.payload) };
  if (type.startsWith('toasts/') || type === 'searchQuery/searchMade' || type === 'searchQuery/recentSearchesRead') return { ...clean, payload: REDACTED };
  const { meta } = action;
  return isBag(meta) && isBag(meta.arg) ? { ...clean, meta: at(clean.meta, 'arg', keepArguments(meta.arg)) } : clean;
}

/** A sanitizer that throws would break the recording, and one that gives up must give nothing away. */
function total<Value>(work: () => unknown, otherwise: unknown): Value {
  try {
    return work() as Value;
  } catch {
    return otherwise as Value;
  }
}

/** The state as it may leave the page: no secret, nobody's name who may be living. Never throws. */
export const sanitizeState = <State>(state: State): State => total<State>(() => stateOf(state), { unreadable: true });

/** An action as it may leave the page, by the same rules; forms sent to the server lose all they carried. Never throws. */
export const sanitizeAction = <Kind extends Action>(action: Kind): Kind =>
  total<Kind>(() => actionOf(action, String(action.type)), { type: 'unreadable' });
