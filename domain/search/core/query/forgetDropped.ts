import { fieldByUrlId } from '../catalogue/fields.ts';
import type { IgnoredValue, SearchQuery } from '../searchQuery.ts';
import { cleanSearchText } from './cleanSearchText.ts';
import { writeSearchAddress } from './writeSearchAddress.ts';

const isStray = ({ reason }: IgnoredValue): boolean => reason === 'stray wildcard';

/** The search with its values as they were typed, where a wildcard was removed and the page has still to report it. */
function asTyped(query: SearchQuery, strays: readonly IgnoredValue[]): SearchQuery {
  const filters = { ...query.filters };
  for (const { key } of strays) {
    const fieldId = fieldByUrlId(key)?.fieldId ?? '';
    const filter = query.filters[fieldId];
    const typed = strays.filter((other) => other.key === key).map(({ value }) => value);
    if (filter)
      filters[fieldId] = {
        ...filter,
        values: filter.values.flatMap((value) => {
          const found = typed.filter((text) => cleanSearchText(text, fieldId === 'Keywords') === value);
          return found.length > 0 ? found : [value];
        }),
      };
  }
  return { ...query, filters };
}

/**
 * The address of the same search without one of the values that the rules dropped: for a reader who has seen why. The
 * other dropped values stay, so that the page still reports them.
 *
 * @param ignored - all that was dropped on reading the address.
 * @param at - which of them goes.
 * @returns the query part without a question mark.
 */
export function forgetDropped(query: SearchQuery, ignored: readonly IgnoredValue[], at: number): string {
  const rest = ignored.filter((_value, index) => index !== at);
  const write = (values: readonly IgnoredValue[]) =>
    new URLSearchParams(values.map(({ key, value }) => [key, value])).toString();
  // The first value of a key is the one that counts: a second one stays behind it, a refused one in front.
  const isSecond = ({ reason }: IgnoredValue) => reason === 'one value only';
  return [
    write(rest.filter((value) => !isSecond(value) && !isStray(value))),
    writeSearchAddress(asTyped(query, rest.filter(isStray))),
    write(rest.filter(isSecond)),
  ]
    .filter((part) => part !== '')
    .join('&');
}
