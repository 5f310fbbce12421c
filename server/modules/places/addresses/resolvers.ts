import { readAddressQuery, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { formerAddresses } from '#domain/places/addresses/renumbering.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  AddressHousehold,
  AddressSearchInput,
  AddressStreet,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { createAddressStore, type StoredRenumbering, type StoredStreet } from './addressStore.ts';
import { findHouseholds, readQuestion, type FoundHousehold } from './findHouseholds.ts';
import { createHouseholdStore } from './householdStore.ts';
import { certaintyCode, toAddressHousehold } from './toAddressHousehold.ts';

const STREETS_PAGE = 50;
const HOUSEHOLDS_PAGE = 20;
const LAST_PAGE = 250;

const pageOf = (page: number | null | undefined): number => Math.min(Math.max(page ?? 1, 1), LAST_PAGE);

/** The same clamps for API input as for an address of the site. */
const queryOf = (input: AddressSearchInput): AddressQuery =>
  readAddressQuery(
    new URLSearchParams(
      Object.entries(input).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[key, value]] : [],
      ),
    ),
  );

const named = (text: string, year: number | null, before: boolean): string =>
  year === null ? text : `${text} (${before ? 'until' : 'from'} ${year})`;

/** What else a street was or is called, from renumberings of the street as a whole. */
function otherNames({ streetKey, placeKey }: StoredStreet, known: readonly StoredRenumbering[]): string[] {
  const whole = known.filter(
    (each) => each.placeKey === placeKey && each.from.number === '' && each.from.street !== each.to.street,
  );
  const earlier = whole
    .filter(({ to }) => to.street === streetKey)
    .map(({ fromText, year }) => named(fromText, year, true));
  const later = whole
    .filter(({ from }) => from.street === streetKey)
    .map(({ toText, year }) => named(toText, year, false));
  return [...new Set([...earlier, ...later])];
}

async function householdAnswers(
  context: RequestContext,
  found: readonly FoundHousehold[],
): Promise<AddressHousehold[]> {
  const sets = await context.perRequest(createRecordSetStore).described();
  const members = await context.perRequest(createHouseholdStore).membersOf(found.map(({ household }) => household));
  return found.flatMap((each, index) => {
    const set = sets.get(each.household.recordSetId);
    const household =
      set && toAddressHousehold({ found: each, members: members[index] ?? [], set, viewer: context.viewer });
    return household ?? [];
  });
}

/** Address search: open to everyone; what of a household a reader sees is decided as for transcripts. */
export const addressResolvers: Resolvers = {
  Query: {
    addressStreets: async (_root, { input, page }, context) => {
      const { lookup, asked } = readQuestion(queryOf(input));
      const shown = { page: pageOf(page), pageSize: STREETS_PAGE };
      if (lookup.place === null && lookup.street === '' && lookup.name === '')
        return { ...shown, total: 0, streets: [] };
      await context.charge();
      const store = context.perRequest(createAddressStore);
      const known = await store.renumberings(lookup);
      const renamed =
        lookup.street === ''
          ? []
          : known.filter(({ from }) => ` ${from.street}`.includes(` ${lookup.street}`)).map(({ to }) => to.street);
      const former =
        lookup.street === ''
          ? []
          : formerAddresses({ street: asked.street, number: '' }, known).map(({ key }) => key.street);
      const rows = await store.streets(lookup, [...renamed, ...former], {
        limit: STREETS_PAGE,
        offset: (shown.page - 1) * STREETS_PAGE,
      });
      const streets = rows.map((row): AddressStreet => ({
        ...row,
        street: row.street === '' ? null : row.street,
        house: row.house === '' ? null : row.house,
        otherNames: otherNames(row, known),
      }));
      return { ...shown, total: rows[0]?.total ?? 0, streets };
    },

    addressHouseholds: async (_root, { input, page }, context) => {
      const question = readQuestion(queryOf(input));
      await context.charge();
      const { found, renumberings } = await findHouseholds(context.perRequest(createAddressStore), question);
      const shown = pageOf(page);
      return {
        total: found.length,
        page: shown,
        pageSize: HOUSEHOLDS_PAGE,
        households: await householdAnswers(
          context,
          found.slice((shown - 1) * HOUSEHOLDS_PAGE, shown * HOUSEHOLDS_PAGE),
        ),
        renumberings: renumberings.map(({ fromText, toText, place, year, certainty, source }) => ({
          was: fromText,
          is: toText,
          place,
          year,
          certainty: certaintyCode(certainty),
          source,
        })),
      };
    },
  },
};
