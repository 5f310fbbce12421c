import type { Action } from '@reduxjs/toolkit';

import { allowedFailure } from '../support/allowedFailure.ts';
import { ALLOWED_PAYLOADS, ALLOWED_SLICES } from '../support/allowedSlices.ts';
import { allowedPage } from '../support/pageOf.ts';
import { pageShown } from '../support/recording.ts';
import { type PlainObject, isPlainObject, pickFields } from './plainObject.ts';
import { callName, endpointName, maskAnswer, maskArguments, maskCall, hiddenShape } from './sanitizeCalls.ts';

const TYPE = /^[\w/.@-]{1,80}$/u;

/** RTK Query names a change by the random id of its request. */
const CHANGE = /^[\w-]{21}$/u;

const calls = (part: unknown, nameOf: (key: string) => string): unknown =>
  isPlainObject(part)
    ? Object.fromEntries(Object.entries(part).map(([key, call]) => [nameOf(key), maskCall(call)]))
    : hiddenShape(part);

/**
 * The api's part: what was asked and how it went. Tags and subscriptions repeat ids and arguments: they are left out.
 */
const shownApi = (api: unknown): unknown =>
  isPlainObject(api)
    ? {
        queries: calls(api.queries, callName),
        mutations: calls(api.mutations, (key) => (CHANGE.test(key) ? key : 'change')),
        provided: { tags: {}, keys: {} },
        subscriptions: {},
        config: isPlainObject(api.config) ? pickFields(api.config, { online: 'boolean', focused: 'boolean' }) : {},
      }
    : hiddenShape(api);

/** One part of the state by its own list; a part that none knows leaves its size. */
function shownPart(name: string, part: unknown): unknown {
  if (name === 'api') return shownApi(part);
  const allow = Object.hasOwn(ALLOWED_SLICES, name)
    ? (ALLOWED_SLICES as Record<string, (slice: unknown) => unknown>)[name]
    : undefined;
  return allow ? total(() => allow(part), hiddenShape(part)) : hiddenShape(part);
}

const NAME = /^[a-zA-Z]{1,40}$/u;

const shownState = (state: unknown): unknown =>
  isPlainObject(state)
    ? Object.fromEntries(
        Object.entries(state).flatMap(([name, part]) => (NAME.test(name) ? [[name, shownPart(name, part)]] : [])),
      )
    : hiddenShape(state);

const CALL = /^api\/execute(?:Query|Mutation)\/(?:pending|fulfilled|rejected)$/u;

function shownCallAction({ payload, meta }: PlainObject, type: string): PlainObject {
  const details = isPlainObject(meta) ? meta : {};
  const arg = isPlainObject(details.arg) ? details.arg : {};
  const { originalArgs, queryCacheKey } = arg;
  const endpoint = endpointName(arg.endpointName);
  return {
    type,
    ...(type.endsWith('fulfilled') && { payload: maskAnswer(endpoint, payload) }),
    ...(type.endsWith('rejected') && payload !== undefined && { payload: allowedFailure(payload) }),
    meta: {
      ...pickFields(details, {
        requestId: /^[\w-]{1,40}$/u,
        requestStatus: /^\w{1,20}$/u,
        startedTimeStamp: 'number',
        fulfilledTimeStamp: 'number',
      }),
      arg: {
        endpointName: endpoint,
        originalArgs: maskArguments(endpoint, originalArgs),
        ...(typeof queryCacheKey === 'string' && { queryCacheKey: callName(queryCacheKey) }),
      },
    },
  };
}

function shownAction(action: PlainObject, type: string): PlainObject {
  if (CALL.test(type)) return shownCallAction(action, type);
  const clean = { type: TYPE.test(type) ? type : 'unknown' };
  const { payload } = action;
  if (payload === undefined) return clean;
  if (pageShown.match(action)) return { ...clean, payload: allowedPage(action.payload) };
  const allow = Object.hasOwn(ALLOWED_PAYLOADS, type) ? ALLOWED_PAYLOADS[type] : undefined;
  return {
    ...clean,
    payload: allow ? total(() => allow(payload as never), hiddenShape(payload)) : hiddenShape(payload),
  };
}

/** A sanitizer that throws would break the recording, and one that gives up must give nothing away. */
function total<Value>(work: () => unknown, otherwise: unknown): Value {
  try {
    return work() as Value;
  } catch {
    return otherwise as Value;
  }
}

/** The state as it may leave the page: what is listed and nothing else (docs/adr/0017). Never throws. */
export const sanitizeState = <State>(state: State): State =>
  total<State>(() => shownState(state), { unreadable: true });

/** An action as it may leave the page, by the same lists. Never throws. */
export const sanitizeAction = <Kind extends Action>(action: Kind): Kind =>
  total<Kind>(() => shownAction(action, String(action.type)), { type: 'unreadable' });
