import { countyNamed } from '#domain/places/gazetteer/counties.ts';
import { facetLabel } from '#domain/search/core/facetLabel.ts';
import { facetKey } from '#domain/search/core/query/cleanSearchText.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { regionOf, regionsBelow, regionTrail, type Region as RegionOfTree } from '#domain/site/landing/regionTree.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { FacetCount } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Resolvers, Region, RegionLink, RegionPlace } from '#server/modules/kernel/graphql/types.generated.ts';

const FACETS = ['DatasetName', 'Place', 'County', 'Decade'] as const;
/** Values counted of each facet; a country has fewer counties. */
const MOST_VALUES = 100;
const SHOWN_SETS = 12;
const SHOWN_PLACES = 24;

const narrowed = (query: string, key: string, value: string): string =>
  `${query}${query === '' ? '' : '&'}${key}=${encodeURIComponent(value)}`;

/** Where a place of the records lies; of several of a name the one in a county of the region. */
function toPlace({ value, count }: FacetCount, region: RegionOfTree, county: string | null): RegionPlace {
  const name = facetLabel('Place', value, new Map());
  const found = loadGazetteer().resolve(name, { county, country: region.level === 'country' ? region.key : null });
  return {
    name,
    count,
    query: `${narrowed(region.query, 'place', value)}&place_proximity=0`,
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
  };
}

async function toLink({ key, name, query }: RegionOfTree, { content }: RequestContext): Promise<RegionLink> {
  return { key, name, count: await content.countRecords(query) };
}

/** A region with what the index holds of it just now. */
async function describeRegion(region: RegionOfTree, context: RequestContext): Promise<Region> {
  const asked = toEngineQuery(readSearchAddress(region.query).query, { facets: FACETS, facetLimit: MOST_VALUES });
  const [{ total, facets }, sets, children, content] = await Promise.all([
    context.search.search({ ...asked, offset: 0, limit: 1 }, context.signal),
    context.perRequest(createRecordSetStore).described(),
    Promise.all(regionsBelow(region).map((child) => toLink(child, context))),
    context.content.document('region', region.key),
  ]);
  const setNames = new Map([...sets.values()].map(({ name }) => [facetKey(name), name]));
  const decades = (facets.Decade ?? []).map(({ value }) => Number.parseInt(value, 10)).filter((decade) => decade > 0);
  const onlyCounty = region.counties.length === 1 ? region.name : null;
  return {
    key: region.key,
    name: region.name,
    level: region.level,
    trail: await Promise.all(regionTrail(region).map((each) => toLink(each, context))),
    children,
    recordCount: total,
    query: region.query,
    recordSets: (facets.DatasetName ?? []).slice(0, SHOWN_SETS).map(({ value, count }) => ({
      name: facetLabel('DatasetName', value, setNames),
      count,
      query: narrowed(region.query, 'datasetname', value),
    })),
    places:
      region.level === 'all'
        ? []
        : (facets.Place ?? []).slice(0, SHOWN_PLACES).map((place) => toPlace(place, region, onlyCounty)),
    otherCounties:
      region.level === 'country'
        ? (facets.County ?? [])
            .filter(({ value }) => countyNamed(value) === null)
            .map(({ value, count }) => ({
              name: facetLabel('County', value, new Map()),
              count,
              query: narrowed(region.query, 'county', value),
            }))
        : [],
    firstDecade: decades.length > 0 ? Math.min(...decades) : null,
    lastDecade: decades.length > 0 ? Math.max(...decades) : null,
    // Its holding is counted by a resolver of its own.
    content: content && { ...content, holdingCount: null },
  };
}

/** Regions with what is loaded of them. */
export const regionResolvers: Resolvers = {
  Query: {
    region: (_root, { key }, context) => {
      const region = regionOf(key);
      return region && describeRegion(region, context);
    },
  },
};
