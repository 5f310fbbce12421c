import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AccountErasureDocument,
  CancelEmailChangeDocument,
  ChangeUserEmailAddressDocument,
  ConfirmEmailAddressDocument,
  CreateDataExportDocument,
  EndAllSessionsDocument,
  EndSessionDocument,
  EraseAccountDocument,
  ErasureTermsDocument,
  GetPersonalDetailsDocument,
  KeepAccountByLinkDocument,
  KeepAccountDocument,
  MySecurityEventsDocument,
  MyStaffActsDocument,
  OwnTreeCalendarsDocument,
  RemoveOwnCalendarDocument,
  SetUserMfaSettingDocument,
  SignedInDevicesDocument,
  UpdatePersonalDetailsDocument,
} from './account.generated.ts';

/** The reader; null when they are no one any more. */
export type OwnDetails = ResultOf<typeof GetPersonalDetailsDocument>['getPersonalDetails'];
/** One thing our staff did with the reader's account. */
export type OwnStaffAct = ResultOf<typeof MyStaffActsDocument>['myStaffActs'][number];
export type Device = ResultOf<typeof SignedInDevicesDocument>['signedInDevices'][number];
export type OwnCalendar = ResultOf<typeof OwnTreeCalendarsDocument>['treeCalendars'][number];
export type ErasureTerms = ResultOf<typeof ErasureTermsDocument>['erasureTerms'];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnDetails', 'Devices', 'Erasure', 'Calendars'] });

/**
 * Operations of the account. Nothing is kept after its page is left: the next reader of the machine is someone else.
 */
export const accountApi = api.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    personalDetails: query(GetPersonalDetailsDocument, 'getPersonalDetails', {
      providesTags: ['OwnDetails'],
      keepUnusedDataFor: 0,
    }),
    changeUserEmailAddress: mutation(ChangeUserEmailAddressDocument, {
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnDetails']),
    }),
    setUserMfaSetting: mutation(SetUserMfaSettingDocument, {
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnDetails']),
    }),
    /** Refused input arrives as `problems`; only a broken call is an error. */
    updatePersonalDetails: mutation(UpdatePersonalDetailsDocument, 'updatePersonalDetails', {
      invalidatesTags: (saved) => (saved?.problems.length === 0 ? ['OwnDetails'] : []),
    }),
    confirmEmailAddress: mutation(ConfirmEmailAddressDocument, 'confirmEmailAddress'),
    cancelEmailChange: mutation(CancelEmailChangeDocument, 'cancelEmailChange'),
    ownSecurityEvents: query(MySecurityEventsDocument, 'mySecurityEvents', { keepUnusedDataFor: 0 }),
    ownStaffActs: query(MyStaffActsDocument, 'myStaffActs', { keepUnusedDataFor: 0 }),
    devices: query(SignedInDevicesDocument, 'signedInDevices', { providesTags: ['Devices'], keepUnusedDataFor: 0 }),
    endSession: mutation(EndSessionDocument, { invalidatesTags: ['Devices'] }),
    endAllSessions: mutation(EndAllSessionsDocument),
    /** Answers the path of the archive, which opens once. */
    createDataExport: mutation(CreateDataExportDocument, { transformResponse: (data) => data.createDataExport.path }),
    ownTreeCalendars: query(OwnTreeCalendarsDocument, 'treeCalendars', {
      providesTags: ['Calendars'],
      keepUnusedDataFor: 0,
    }),
    removeOwnCalendar: mutation(RemoveOwnCalendarDocument, {
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendars']),
    }),
    accountErasure: query(AccountErasureDocument, 'accountErasure', {
      providesTags: ['Erasure'],
      keepUnusedDataFor: 0,
    }),
    erasureTerms: query(ErasureTermsDocument, 'erasureTerms', { keepUnusedDataFor: 0 }),
    eraseAccount: mutation(EraseAccountDocument, { transformResponse: (data) => data.eraseAccount.dueAt }),
    keepAccount: mutation(KeepAccountDocument, { invalidatesTags: ['Erasure'] }),
    keepAccountByLink: mutation(KeepAccountByLinkDocument, 'keepAccountByLink'),
  })),
});
