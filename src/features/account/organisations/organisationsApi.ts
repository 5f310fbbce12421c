import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  ChangeLibraryContactsDocument,
  LibraryDeskDocument,
  TestLibraryConnectionDocument,
} from './libraryDesk.generated.ts';
import {
  AcceptContactDocument,
  EndContactDocument,
  InviteContactDocument,
  OrganisationOfferDocument,
  OrganisationPeopleDocument,
  OrganisationsDocument,
} from './organisations.generated.ts';
import { PartnerDeskDocument } from './partnerDesk.generated.ts';

/** A library, or an organisation that bought a plan for its members. */
export type Organisation = ResultOf<typeof OrganisationsDocument>['organisations'][number];
/** What a librarian sees of their library. */
export type LibraryDesk = ResultOf<typeof LibraryDeskDocument>['libraryDesk'];
export type LibraryMonth = LibraryDesk['months'][number];
/** What a test of the sign-in of a library found. */
export type LibraryConnection = ResultOf<typeof TestLibraryConnectionDocument>['testLibraryConnection'];
/** What the contact of a partner organisation sees of it. */
export type PartnerDesk = ResultOf<typeof PartnerDeskDocument>['partnerDesk'];
export type PartnerPeriod = PartnerDesk['periods'][number];
export type PartnerCollection = PartnerDesk['collections'][number];

const queries = baseApi.enhanceEndpoints({ addTagTypes: ['OrganisationPeople'] }).injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    organisations: query(OrganisationsDocument, 'organisations', { keepUnusedDataFor: 0 }),
    organisationPeople: query(OrganisationPeopleDocument, 'organisationPeople', {
      keepUnusedDataFor: 0,
      providesTags: ['OrganisationPeople'],
    }),
    /** Null where the link is no longer good. */
    organisationOffer: query(OrganisationOfferDocument, 'organisationOffer', { keepUnusedDataFor: 0 }),
    libraryDesk: query(LibraryDeskDocument, 'libraryDesk', { keepUnusedDataFor: 0 }),
    partnerDesk: query(PartnerDeskDocument, 'partnerDesk', { keepUnusedDataFor: 0 }),
  })),
});

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    inviteContact: mutation(InviteContactDocument, 'inviteContact', { invalidatesTags: ['OrganisationPeople'] }),
    endContact: mutation(EndContactDocument, 'endContact', { invalidatesTags: ['OrganisationPeople'] }),
    acceptContact: mutation(AcceptContactDocument, 'acceptContact'),
    testLibraryConnection: mutation(TestLibraryConnectionDocument, 'testLibraryConnection'),
    changeLibraryContacts: mutation(ChangeLibraryContactsDocument, 'changeLibraryContacts', {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (kept)
          dispatch(
            queries.util.updateQueryData('libraryDesk', { id }, (desk) => {
              desk.contacts = kept.data;
            }),
          );
      },
    }),
  })),
});

export const {
  useOrganisationsQuery,
  useOrganisationPeopleQuery,
  useOrganisationOfferQuery,
  useLibraryDeskQuery,
  usePartnerDeskQuery,
} = queries;
export const {
  useInviteContactMutation,
  useEndContactMutation,
  useAcceptContactMutation,
  useTestLibraryConnectionMutation,
  useChangeLibraryContactsMutation,
} = mutations;
