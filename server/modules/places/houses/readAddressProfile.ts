import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { readPostcode } from '#domain/places/addresses/postcode.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import type {
  AddressProfile,
  ProfileNewspapers,
  ProfileRecordSet,
  ProfileGeometry,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  type createAddressStore,
  findHouseholds,
  readQuestion,
  type FoundHousehold,
  type createHouseholdStore,
} from '#server/modules/places/addresses/index.ts';

import type { ArticleSource } from './articleSource.ts';
import { keepsAddresses, metadataId, toProfileRecord } from './profileRecords.ts';

const placeOf = (text: string, gazetteer: Gazetteer): Place | null =>
  gazetteer.resolve(text) ?? gazetteer.named(text)[0] ?? null;

/**
 * Where an address is, as far as the gazetteer knows: the middle of the place, else of the town the postcode's area is
 * named after. Null where neither is known, and for a postcode that cannot be one, whatever the place: it was typed
 * wrong.
 */
function locateAddress(
  { location, postcode }: { location: string; postcode: string },
  gazetteer: Gazetteer,
): ProfileGeometry | null {
  const read = postcode === '' ? null : readPostcode(postcode);
  if (postcode !== '' && read === null) return null;
  const place = (location === '' ? null : placeOf(location, gazetteer)) ?? (read && placeOf(read.areaTown, gazetteer));
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Households of one record set in an answer: more than the page shows, in case some have no head. */
const MOST_RECORDS = 12;
const MOST_ARTICLES = 4;
const WAR = { from: 1939, to: 1945 };

/** What a profile is made from. */
export interface ProfileSources {
  addresses: ReturnType<typeof createAddressStore>;
  households: ReturnType<typeof createHouseholdStore>;
  /** Published record sets by id. */
  sets: ReadonlyMap<string, RecordSet>;
  articles: ArticleSource;
  gazetteer: Gazetteer;
  /** Whose plan may open sets for subscribers. */
  viewer: Pick<Viewer, 'memberId' | 'holdings'>;
}

interface SetHouseholds {
  set: RecordSet;
  year: number;
  found: FoundHousehold[];
}

/** Households of the house first, then those of the street around it, each once. */
async function householdsAround(query: AddressQuery, { addresses }: ProfileSources): Promise<FoundHousehold[]> {
  const atHouse = await findHouseholds(addresses, readQuestion(query));
  const inStreet =
    query.houseNumber === ''
      ? { found: [] }
      : await findHouseholds(addresses, readQuestion({ ...query, houseNumber: '' }));
  const keyOf = ({ household: { recordSetId, household } }: FoundHousehold) => `${recordSetId} ${household}`;
  const known = new Set(atHouse.found.map(keyOf));
  return [...atHouse.found, ...inStreet.found.filter((each) => !known.has(keyOf(each)))];
}

/** Censuses and registers, the latest first; other lists are no households. */
function bySet(found: readonly FoundHousehold[], sets: ProfileSources['sets']): SetHouseholds[] {
  const groups = new Map<string, SetHouseholds>();
  for (const each of found) {
    const { recordSetId, year } = each.household;
    const set = sets.get(recordSetId);
    if (set?.type !== 'CENSUS' || year === null) continue;
    const group = groups.get(recordSetId) ?? { set, year, found: [] };
    if (group.found.length < MOST_RECORDS) group.found.push(each);
    groups.set(recordSetId, group);
  }
  return [...groups.values()].sort((one, other) => other.year - one.year || (one.set.id < other.set.id ? -1 : 1));
}

const morePath = ({ street, location }: AddressQuery, set: RecordSet): string =>
  `/search/results?${new URLSearchParams({ ...(street !== '' && { street: street.toLowerCase() }), ...(location !== '' && { place: location.toLowerCase() }), datasetname: set.name.toLowerCase() }).toString()}`;

async function recordSets(
  groups: readonly SetHouseholds[],
  query: AddressQuery,
  { households, viewer }: ProfileSources,
): Promise<ProfileRecordSet[]> {
  const flat = groups.flatMap(({ found }) => found.map(({ household }) => household));
  const members = new Map((await households.membersOf(flat)).map((people, index) => [flat[index], people]));
  return groups.map(({ set, found }) => ({
    name: metadataId(set),
    records: found.flatMap(
      ({ household }) =>
        toProfileRecord(household, members.get(household) ?? [], set, keepsAddresses(set, viewer)) ?? [],
    ),
    isForSubscribers: keepsAddresses(set, viewer),
    moreRecordsPath: morePath(query, set),
  }));
}

/**
 * The history of an address: households before and in the war, newspapers of three times, and where it is (spec 2
 * section 3).
 */
export async function readAddressProfile(
  query: AddressQuery,
  sources: ProfileSources,
): Promise<Omit<AddressProfile, 'address'>> {
  const groups = bySet(await householdsAround(query, sources), sources.sets);
  const newspapers = (from: number | null, to: number | null): Promise<ProfileNewspapers | null> =>
    sources.articles.articlesAbout({
      street: query.street || null,
      place: query.location || null,
      from,
      to,
      limit: MOST_ARTICLES,
    });
  const [duringSets, preSets, during, post, pre] = await Promise.all([
    recordSets(
      groups.filter(({ year }) => year >= WAR.from && year <= WAR.to),
      query,
      sources,
    ),
    recordSets(
      groups.filter(({ year }) => year < WAR.from),
      query,
      sources,
    ),
    newspapers(WAR.from, WAR.to),
    newspapers(WAR.to + 1, null),
    newspapers(null, WAR.from - 1),
  ]);
  return {
    content: {
      during: { records: duringSets, newspapers: during },
      post: { newspapers: post },
      pre: { records: preSets, newspapers: pre },
    },
    geometry: locateAddress(query, sources.gazetteer),
  };
}
