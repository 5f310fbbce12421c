import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AddressHouseholdsDocument, AddressStreetsDocument } from './addressSearch.generated.ts';

/** A page of streets and houses. */
export type StreetsAnswer = ResultOf<typeof AddressStreetsDocument>['addressStreets'];
/** A street, or a house known by its name alone. */
export type FoundStreet = StreetsAnswer['streets'][number];
/** A page of households, and the renumberings that concern the address. */
export type HouseholdsAnswer = ResultOf<typeof AddressHouseholdsDocument>['addressHouseholds'];
/** A household at the address. */
export type FoundHousehold = HouseholdsAnswer['households'][number];

const addressSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addressStreets: build.query<StreetsAnswer, VariablesOf<typeof AddressStreetsDocument>>({
      query: ask(AddressStreetsDocument),
      transformResponse: (data: ResultOf<typeof AddressStreetsDocument>) => data.addressStreets,
    }),
    addressHouseholds: build.query<HouseholdsAnswer, VariablesOf<typeof AddressHouseholdsDocument>>({
      query: ask(AddressHouseholdsDocument),
      transformResponse: (data: ResultOf<typeof AddressHouseholdsDocument>) => data.addressHouseholds,
    }),
  }),
});

export const { useAddressStreetsQuery, useAddressHouseholdsQuery } = addressSearchApi;
