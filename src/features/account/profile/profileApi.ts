import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CurrentUserProfileDocument,
  DeleteProfilePictureDocument,
  GetAgeGroupDocument,
  IsUsernameAvailableDocument,
  MyProfileDetailsWithoutProfilePictureDocument,
  MyProfilePageRequestDocument,
  PublicProfilePageRequestDocument,
  SetProfileStatusDocument,
  UpdateCurrentUserProfileDocument,
  UploadProfilePictureDocument,
  type OwnDetailsFragment,
  type OwnProfileFragment,
} from './profile.generated.ts';
import { myProfileTexts } from './texts.ts';

/** The reader's own profile, as their page shows it. */
export type OwnProfile = OwnProfileFragment;
/** Another member's profile: its username only, or what they show. */
export type PublicProfile = NonNullable<ResultOf<typeof PublicProfilePageRequestDocument>['publicProfile']>;
type Updated = ResultOf<typeof UpdateCurrentUserProfileDocument>['updateCurrentUserProfile'];
type Uploaded = ResultOf<typeof UploadProfilePictureDocument>['uploadProfilePicture'];

const queries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked by the shell on every page of a member. */
    currentUserProfile: build.query<OwnProfile, void>({
      query: () => ask(CurrentUserProfileDocument)({}),
      transformResponse: (data: ResultOf<typeof CurrentUserProfileDocument>) => data.currentUserProfile,
      keepUnusedDataFor: 600,
    }),
    myProfilePage: build.query<OwnProfile, void>({
      query: () => ask(MyProfilePageRequestDocument)({}),
      transformResponse: (data: ResultOf<typeof MyProfilePageRequestDocument>) => data.currentUserProfile,
    }),
    myProfileDetails: build.query<OwnDetailsFragment, void>({
      query: () => ask(MyProfileDetailsWithoutProfilePictureDocument)({}),
      transformResponse: (data: ResultOf<typeof MyProfileDetailsWithoutProfilePictureDocument>) =>
        data.currentUserProfile,
    }),
    /** Null when there is none, or none any more. */
    publicProfile: build.query<PublicProfile | null, VariablesOf<typeof PublicProfilePageRequestDocument>>({
      query: ask(PublicProfilePageRequestDocument),
      transformResponse: (data: ResultOf<typeof PublicProfilePageRequestDocument>) => data.publicProfile,
    }),
    /** Null for a date no one here can be born on. */
    ageGroup: build.query<string | null, VariablesOf<typeof GetAgeGroupDocument>>({
      query: ask(GetAgeGroupDocument),
      transformResponse: (data: ResultOf<typeof GetAgeGroupDocument>) => data.getAgeGroup,
    }),
    isUsernameAvailable: build.query<boolean, VariablesOf<typeof IsUsernameAvailableDocument>>({
      query: ask(IsUsernameAvailableDocument),
      transformResponse: (data: ResultOf<typeof IsUsernameAvailableDocument>) => data.isUsernameAvailable,
      keepUnusedDataFor: 0,
    }),
  }),
});

interface Lifecycle {
  dispatch: (action: ReturnType<typeof queries.util.updateQueryData<'myProfilePage'>>) => unknown;
}

/** Shows the profile that the server answered wherever the own profile is: on its page and in the shell. */
function showEverywhere({ dispatch }: Lifecycle, profile: OwnProfile): void {
  dispatch(queries.util.updateQueryData('myProfilePage', undefined, () => profile));
  dispatch(queries.util.updateQueryData('currentUserProfile', undefined, () => profile));
}

/** After a call that failed there is nothing new to show; the caller reports it. */
const shown = <Answer>(
  lifecycle: Lifecycle,
  queryFulfilled: Promise<{ data: Answer }>,
  profileOf: (answer: Answer) => OwnProfile,
): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => showEverywhere(lifecycle, profileOf(data)),
    () => undefined,
  );

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Refused fields arrive as `validationIssues` in the data; only a broken call is an error. */
    updateProfile: build.mutation<Updated, VariablesOf<typeof UpdateCurrentUserProfileDocument>>({
      query: ask(UpdateCurrentUserProfileDocument),
      transformResponse: (data: ResultOf<typeof UpdateCurrentUserProfileDocument>) => data.updateCurrentUserProfile,
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, ({ profile }) => profile),
    }),
    /** A picture that was not taken arrives as `outcome` in the data. */
    uploadPicture: build.mutation<Uploaded, VariablesOf<typeof UploadProfilePictureDocument>>({
      query: ask(UploadProfilePictureDocument),
      transformResponse: (data: ResultOf<typeof UploadProfilePictureDocument>) => data.uploadProfilePicture,
      onQueryStarted: (_variables, lifecycle) =>
        shown(lifecycle, lifecycle.queryFulfilled, ({ userProfile }) => userProfile),
    }),
    deletePicture: build.mutation<OwnProfile, void>({
      query: () => ask(DeleteProfilePictureDocument)({}),
      transformResponse: (data: ResultOf<typeof DeleteProfilePictureDocument>) => data.deleteProfilePicture,
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, (profile) => profile),
    }),
    setStatus: build.mutation<OwnProfile, VariablesOf<typeof SetProfileStatusDocument>>({
      query: ask(SetProfileStatusDocument),
      extraOptions: { waitsAs: myProfileTexts.waiting },
      transformResponse: (data: ResultOf<typeof SetProfileStatusDocument>) => data.setProfileStatus,
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, (profile) => profile),
    }),
  }),
});

export const { useMyProfilePageQuery, useMyProfileDetailsQuery, usePublicProfileQuery, useAgeGroupQuery } = queries;
export const { useUpdateProfileMutation, useUploadPictureMutation, useDeletePictureMutation, useSetStatusMutation } =
  mutations;
export const { currentUserProfile, isUsernameAvailable } = queries.endpoints;
