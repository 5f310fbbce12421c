import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  type OwnProfileFragment,
} from './profile.generated.ts';
import { myProfileTexts } from './texts.ts';

/** The reader's own profile, as their page shows it. */
export type OwnProfile = OwnProfileFragment;
/** Another member's profile: its username only, or what they show. */
export type PublicProfile = NonNullable<ResultOf<typeof PublicProfilePageRequestDocument>['publicProfile']>;

const queries = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Asked by the shell on every page of a member. */
    currentUserProfile: query(CurrentUserProfileDocument, 'currentUserProfile', { keepUnusedDataFor: 600 }),
    myProfilePage: query(MyProfilePageRequestDocument, 'currentUserProfile'),
    myProfileDetails: query(MyProfileDetailsWithoutProfilePictureDocument, 'currentUserProfile'),
    /** Null when there is none, or none any more. */
    publicProfile: query(PublicProfilePageRequestDocument, 'publicProfile'),
    /** Null for a date no one here can be born on. */
    ageGroup: query(GetAgeGroupDocument, 'getAgeGroup'),
    isUsernameAvailable: query(IsUsernameAvailableDocument, 'isUsernameAvailable', { keepUnusedDataFor: 0 }),
  })),
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
  endpoints: fromOperations(({ mutation }) => ({
    /** Refused fields arrive as `validationIssues` in the data; only a broken call is an error. */
    updateProfile: mutation(UpdateCurrentUserProfileDocument, 'updateCurrentUserProfile', {
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, ({ profile }) => profile),
    }),
    /** A picture that was not taken arrives as `outcome` in the data. */
    uploadPicture: mutation(UploadProfilePictureDocument, 'uploadProfilePicture', {
      onQueryStarted: (_variables, lifecycle) =>
        shown(lifecycle, lifecycle.queryFulfilled, ({ userProfile }) => userProfile),
    }),
    deletePicture: mutation(DeleteProfilePictureDocument, 'deleteProfilePicture', {
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, (profile) => profile),
    }),
    setStatus: mutation(SetProfileStatusDocument, 'setProfileStatus', {
      waitsAs: myProfileTexts.waiting,
      onQueryStarted: (_variables, lifecycle) => shown(lifecycle, lifecycle.queryFulfilled, (profile) => profile),
    }),
  })),
});

export const { useMyProfilePageQuery, useMyProfileDetailsQuery, usePublicProfileQuery, useAgeGroupQuery } = queries;
export const { useUpdateProfileMutation, useUploadPictureMutation, useDeletePictureMutation, useSetStatusMutation } =
  mutations;
export const { currentUserProfile, isUsernameAvailable } = queries.endpoints;
