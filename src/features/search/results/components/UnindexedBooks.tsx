import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { bookAddress } from '#services/routing/recordAddresses.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { unindexedTexts as texts } from '../placeTexts.ts';
import { UnindexedBooksDocument } from '../unindexedBooks.generated.ts';

const booksApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    unindexedBooks: query(UnindexedBooksDocument, 'unindexedBooks', { keepUnusedDataFor: 600 }),
  })),
});

const { useUnindexedBooksQuery } = booksApi;

/** The years that a search asks for; nothing where it asks for none. */
function yearsOf({ filters: { EventYear } }: SearchQuery): { fromYear?: number; toYear?: number } {
  const years = (EventYear?.values ?? []).map(Number).filter((year) => Number.isInteger(year));
  if (years.length === 0) return {};
  const either = EventYear?.yearsEitherWay ?? 0;
  return { fromYear: Math.min(...years) - either, toYear: Math.max(...years) + either };
}

/** Registers of the place that was asked for of which there are photographs and no records; nothing where there are none. */
export function UnindexedBooks({ query }: { query: SearchQuery }) {
  const places = query.filters.Place?.values ?? [];
  const { currentData } = useUnindexedBooksQuery(
    { places: [...places], ...yearsOf(query) },
    { skip: places.length === 0 },
  );
  if (!currentData || currentData.total === 0) return null;
  const { total, books } = currentData;
  const place = displayValue('Place', places[0] ?? '');
  return (
    <Notice tone="info" headingLevel={2} title={texts.title(countInWords(total, 'register'), place, total)}>
      <ul>
        {books.map(({ id, label, recordSetName, fromYear, toYear }) => (
          <li key={id}>
            <TextLink to={bookAddress(id)}>{label}</TextLink>
            {texts.of(recordSetName, yearSpan(fromYear, toYear))}
          </li>
        ))}
      </ul>
      {total > books.length && <p>{texts.more(total - books.length)}</p>}
    </Notice>
  );
}
