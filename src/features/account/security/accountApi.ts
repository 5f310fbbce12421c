import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
/** One thing that happened to the reader's account. */
export type OwnSecurityEvent = ResultOf<typeof MySecurityEventsDocument>['mySecurityEvents'][number];
export type Device = ResultOf<typeof SignedInDevicesDocument>['signedInDevices'][number];
export type OwnCalendar = ResultOf<typeof OwnTreeCalendarsDocument>['treeCalendars'][number];
type Saved = ResultOf<typeof UpdatePersonalDetailsDocument>['updatePersonalDetails'];
export type ErasureTerms = ResultOf<typeof ErasureTermsDocument>['erasureTerms'];
type Erasure = ResultOf<typeof AccountErasureDocument>['accountErasure'];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnDetails', 'Devices', 'Erasure', 'Calendars'] });

/**
 * Operations of the account. Nothing is kept after its page is left: the next reader of the machine is someone else.
 */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    personalDetails: build.query<OwnDetails, VariablesOf<typeof GetPersonalDetailsDocument>>({
      query: ask(GetPersonalDetailsDocument),
      transformResponse: (data: ResultOf<typeof GetPersonalDetailsDocument>) => data.getPersonalDetails,
      providesTags: ['OwnDetails'],
      keepUnusedDataFor: 0,
    }),
    changeUserEmailAddress: build.mutation<unknown, VariablesOf<typeof ChangeUserEmailAddressDocument>>({
      query: ask(ChangeUserEmailAddressDocument),
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnDetails']),
    }),
    setUserMfaSetting: build.mutation<unknown, VariablesOf<typeof SetUserMfaSettingDocument>>({
      query: ask(SetUserMfaSettingDocument),
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnDetails']),
    }),
    /** Refused input arrives as `problems`; only a broken call is an error. */
    updatePersonalDetails: build.mutation<Saved, VariablesOf<typeof UpdatePersonalDetailsDocument>>({
      query: ask(UpdatePersonalDetailsDocument),
      transformResponse: (data: ResultOf<typeof UpdatePersonalDetailsDocument>) => data.updatePersonalDetails,
      invalidatesTags: (saved) => (saved?.problems.length === 0 ? ['OwnDetails'] : []),
    }),
    confirmEmailAddress: build.mutation<boolean, VariablesOf<typeof ConfirmEmailAddressDocument>>({
      query: ask(ConfirmEmailAddressDocument),
      transformResponse: (data: ResultOf<typeof ConfirmEmailAddressDocument>) => data.confirmEmailAddress,
    }),
    cancelEmailChange: build.mutation<boolean, VariablesOf<typeof CancelEmailChangeDocument>>({
      query: ask(CancelEmailChangeDocument),
      transformResponse: (data: ResultOf<typeof CancelEmailChangeDocument>) => data.cancelEmailChange,
    }),
    ownSecurityEvents: build.query<OwnSecurityEvent[], void>({
      query: () => ask(MySecurityEventsDocument)({}),
      transformResponse: (data: ResultOf<typeof MySecurityEventsDocument>) => data.mySecurityEvents,
      keepUnusedDataFor: 0,
    }),
    ownStaffActs: build.query<OwnStaffAct[], void>({
      query: () => ask(MyStaffActsDocument)({}),
      transformResponse: (data: ResultOf<typeof MyStaffActsDocument>) => data.myStaffActs,
      keepUnusedDataFor: 0,
    }),
    devices: build.query<Device[], void>({
      query: () => ask(SignedInDevicesDocument)({}),
      transformResponse: (data: ResultOf<typeof SignedInDevicesDocument>) => data.signedInDevices,
      providesTags: ['Devices'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<unknown, VariablesOf<typeof EndSessionDocument>>({
      query: ask(EndSessionDocument),
      invalidatesTags: ['Devices'],
    }),
    endAllSessions: build.mutation<unknown, void>({ query: () => ask(EndAllSessionsDocument)({}) }),
    /** Answers the path of the archive, which opens once. */
    createDataExport: build.mutation<string, void>({
      query: () => ask(CreateDataExportDocument)({}),
      transformResponse: (data: ResultOf<typeof CreateDataExportDocument>) => data.createDataExport.path,
    }),
    ownTreeCalendars: build.query<OwnCalendar[], void>({
      query: () => ask(OwnTreeCalendarsDocument)({}),
      transformResponse: (data: ResultOf<typeof OwnTreeCalendarsDocument>) => data.treeCalendars,
      providesTags: ['Calendars'],
      keepUnusedDataFor: 0,
    }),
    removeOwnCalendar: build.mutation<unknown, VariablesOf<typeof RemoveOwnCalendarDocument>>({
      query: ask(RemoveOwnCalendarDocument),
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendars']),
    }),
    accountErasure: build.query<Erasure, void>({
      query: () => ask(AccountErasureDocument)({}),
      transformResponse: (data: ResultOf<typeof AccountErasureDocument>) => data.accountErasure,
      providesTags: ['Erasure'],
      keepUnusedDataFor: 0,
    }),
    erasureTerms: build.query<ErasureTerms, void>({
      query: () => ask(ErasureTermsDocument)({}),
      transformResponse: (data: ResultOf<typeof ErasureTermsDocument>) => data.erasureTerms,
      keepUnusedDataFor: 0,
    }),
    eraseAccount: build.mutation<string, VariablesOf<typeof EraseAccountDocument>>({
      query: ask(EraseAccountDocument),
      transformResponse: (data: ResultOf<typeof EraseAccountDocument>) => data.eraseAccount.dueAt,
    }),
    keepAccount: build.mutation<unknown, void>({
      query: () => ask(KeepAccountDocument)({}),
      invalidatesTags: ['Erasure'],
    }),
    keepAccountByLink: build.mutation<boolean, VariablesOf<typeof KeepAccountByLinkDocument>>({
      query: ask(KeepAccountByLinkDocument),
      transformResponse: (data: ResultOf<typeof KeepAccountByLinkDocument>) => data.keepAccountByLink,
    }),
  }),
});
