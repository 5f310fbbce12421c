import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query }) => ({
    addressStreets: query(AddressStreetsDocument, 'addressStreets'),
    addressHouseholds: query(AddressHouseholdsDocument, 'addressHouseholds'),
  })),
});

export const { useAddressStreetsQuery, useAddressHouseholdsQuery } = addressSearchApi;
