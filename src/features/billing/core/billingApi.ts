import { baseApi } from '#services/graphql/baseApi.ts';

/** The api with the tags of billing: what a payment or a change of a subscription makes out of date. */
export const billingApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Subscription', 'SavedCards', 'Invoices', 'Gifts'],
});
