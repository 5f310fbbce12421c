import { allowedFailure } from '../support/allowedFailure.ts';
import { OPERATION_DISCLOSURES, disclosedPathsOf } from '../support/disclosure/operationDisclosures.ts';
import { createMask } from '../support/mask.ts';
import { type PlainObject, isPlainObject, pickFields } from './plainObject.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * In place of a value that may not be seen: its kind and its size.
 * @example hiddenShape(['a', 'b']) // '<hidden: list of 2 entries>'
 */
export function hiddenShape(value: unknown): string {
  if (value === null || value === undefined) return `<hidden: ${String(value)}>`;
  if (Array.isArray(value)) return `<hidden: list of ${value.length === 1 ? '1 entry' : `${value.length} entries`}>`;
  if (typeof value === 'string') return `<hidden: text of ${counted(value.length, 'character')}>`;
  if (typeof value === 'object') return `<hidden: object of ${counted(Object.keys(value).length, 'field')}>`;
  return `<hidden: ${typeof value}>`;
}

const mask = createMask();
const keys = new Map<string, string>();
const counts = new Map<string, number>();
/** A word of the schema, `PRIVATE`: a text among the arguments that is like one was not typed. */
const WORD = /^[A-Z][A-Z_]{0,40}$/u;

/** The name of an endpoint that the site has; anything else could be personal. */
export const endpointName = (name: unknown): string =>
  typeof name === 'string' && Object.hasOwn(OPERATION_DISCLOSURES, name) ? name : 'unknown';

/** Keys of the cache hold arguments as JSON: a number stands for them, the same in every part and at every moment. */
export function callName(cacheKey: string): string {
  const known = keys.get(cacheKey);
  if (known !== undefined) return known;
  const name = endpointName(cacheKey.split('(', 1)[0]);
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  keys.set(cacheKey, `${name}#${count}`);
  return `${name}#${count}`;
}

/** An answer by the list of its operation; one that is refused, or on no list, leaves its size. */
export function maskAnswer(endpoint: unknown, data: unknown): unknown {
  const shown = disclosedPathsOf(endpointName(endpoint));
  return shown && data !== undefined ? mask.answer(data, shown.answer) : hiddenShape(data);
}

/** Arguments by the same list. */
export function maskArguments(endpoint: unknown, given: unknown): unknown {
  const shown = disclosedPathsOf(endpointName(endpoint));
  return shown && given !== undefined ? mask.answer(given, shown.arguments, WORD) : hiddenShape(given);
}

const seen = new WeakMap<object, PlainObject>();

/** One call in the api's part of the state. The same call is looked at once, however many actions follow. */
export function maskCall(call: unknown): unknown {
  if (!isPlainObject(call)) return hiddenShape(call);
  const before = seen.get(call);
  if (before) return before;
  const { endpointName: endpoint, originalArgs, data, error } = call;
  const shown: PlainObject = {
    ...pickFields(call, {
      status: /^(?:uninitialized|pending|fulfilled|rejected)$/u,
      requestId: /^[\w-]{1,40}$/u,
      startedTimeStamp: 'number',
      fulfilledTimeStamp: 'number',
    }),
    endpointName: endpointName(endpoint),
    originalArgs: maskArguments(endpoint, originalArgs),
    ...('data' in call && { data: maskAnswer(endpoint, data) }),
    ...(error !== undefined && { error: allowedFailure(error) }),
  };
  seen.set(call, shown);
  return shown;
}
