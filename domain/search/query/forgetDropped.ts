import type { IgnoredValue, SearchQuery } from '../searchQuery.ts';
import { writeSearchAddress } from './writeSearchAddress.ts';

/**
 * The address of the same search without one of the values that the rules dropped: for a reader who has seen why. The other
 * dropped values stay, so that they are still told.
 *
 * @param ignored - all that was dropped on reading the address.
 * @param at - which of them goes.
 * @returns the query part without a question mark.
 */
export function forgetDropped(query: SearchQuery, ignored: readonly IgnoredValue[], at: number): string {
  const rest = ignored.filter((_value, index) => index !== at);
  const write = (values: readonly IgnoredValue[]) => new URLSearchParams(values.map(({ key, value }) => [key, value])).toString();
  // The first value of a key is the one that counts: a second one stays behind it, a refused one in front.
  const isSecond = ({ reason }: IgnoredValue) => reason === 'one value only';
  return [write(rest.filter((value) => !isSecond(value))), writeSearchAddress(query), write(rest.filter(isSecond))].filter((part) => part !== '').join('&');
}
