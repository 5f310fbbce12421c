import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import type { ArticleFilters, ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { dayNumber } from '#domain/newspapers/search/dayNumber.ts';
import { offeredAccess } from '#domain/newspapers/search/offeredAccess.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { placeArea } from '#domain/places/gazetteer/placeArea.ts';

/** A search as a reader may make it: kinds of access that the reader may not narrow by narrow nothing. */
export function readSearch(search: string, { grants }: Pick<Viewer, 'grants'>): ArticleAddress {
  const { query } = readArticleAddress(search);
  const offered = offeredAccess(grants);
  return { ...query, access: query.access.filter((access) => offered.includes(access)) };
}

const dayOf = (date: string | null): number | null => (date === null ? null : dayNumber(date));

/**
 * What the engine is to find for a search as its address has it. A place is understood as in a search of records, with
 * everything inside it and within its miles; one that is not known is no place at all, so nothing is found there.
 */
export function toArticleQuery(address: ArticleAddress, gazetteer: Gazetteer): ArticleQuery {
  const {
    from,
    to,
    title,
    county,
    decade,
    kind,
    access,
    region,
    country,
    issue,
    place,
    miles,
    fromWords,
    toWords,
    quality,
    addedSince,
    frontPage,
    corrected,
  } = address;
  const filters: ArticleFilters = {
    title,
    county,
    decade,
    kind,
    access,
    region,
    country,
    fromWords,
    toWords,
    issue: issue === null ? [] : [issue],
    places: place === '' ? null : [...placeArea(place, miles, {}, gazetteer).ids],
    fromDay: dayOf(from),
    toDay: dayOf(to),
    quality: quality === null ? null : quality / 100,
    addedSince: dayOf(addedSince),
    isFrontPage: frontPage,
    isCorrected: corrected,
  };
  return {
    words: address.words,
    filters,
    order: address.order,
    withMisreadings: !address.exact,
    refused: address.refused,
    facets: [],
  };
}
