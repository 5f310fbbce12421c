import { ageGroupOf } from '#domain/account/profile/ageGroup.ts';
import type { PictureOutcome } from '#domain/account/profile/pictureRules.ts';
import {
  profileIssues,
  usernameIssue,
  usernameTaken,
  type ProfileUpdates,
} from '#domain/account/profile/profileRules.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import type { PictureSize, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { changeNotificationSettings, mailChoicesOf, setMarketingOptIn } from './notificationSettingStore.ts';
import { keepPicture, pictureAddress, removePicture } from './pictures/pictureStore.ts';
import { decodePicture, shrinkPicture } from './pictures/shrinkPicture.ts';
import {
  changeProfile,
  isUsernameFree,
  saveActivity,
  profileById,
  profileOfMember,
  setProfileStatus,
  type ProfileRow,
} from './profileStore.ts';
import { toPublicProfile, toUserProfile } from './toProfile.ts';

/**
 * Members whose profile one member looks up in ten minutes: a page of messages or of a tree names a few. Members are
 * identified by their numbers whatever their profile shows (PROF-006); what it shows is decided when it is opened.
 */
const LOOK_UPS = { points: 100, duration: 600 };

/**
 * Counts a look-up of a profile by a member's number. Numbers follow each other, so this is what keeps members from
 * being listed.
 * @throws GraphQLError `RATE_LIMITED`
 */
async function requireLookUpAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'profileLookUp', LOOK_UPS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many profiles were looked up.', retryAfterSeconds);
}

/** Pictures of one member an hour: reading a large one keeps a processor busy for a second or two. */
const UPLOADS = { points: 20, duration: 3600 };

/**
 * Counts a picture before it is opened.
 * @throws GraphQLError `RATE_LIMITED` when the member sent too many.
 */
async function requirePictureAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'profilePicture', UPLOADS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many pictures were sent.', retryAfterSeconds);
}

/** The reader's own profile. An account that was erased this moment is no one any more. */
async function ownProfile({ db, viewer }: RequestContext): Promise<ProfileRow> {
  const profile = await profileOfMember(db, requireGrant(viewer, 'my-profile'));
  if (!profile) throw new Error('A signed-in member has no account.');
  return profile;
}

const ownUserProfile = async (context: RequestContext) => toUserProfile(await ownProfile(context), new Date());

/** GraphQL says null for what was sent as null; here as elsewhere that is left out. */
const withoutNulls = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as {
    [Key in keyof Given]?: NonNullable<Given[Key]>;
  };

async function keepUpload(context: RequestContext, text: string): Promise<PictureOutcome> {
  const { memberId, profileId } = await ownProfile(context);
  const bytes = decodePicture(text);
  if (typeof bytes === 'string') return bytes;
  await requirePictureAllowance(context.db, memberId);
  const picture = await shrinkPicture(bytes);
  if (typeof picture === 'string') return picture;
  await keepPicture(context.db, memberId, profileId, picture);
  return 'SAVED';
}

const picture = {
  profilePicture: (
    { profilePicture: name }: { profilePicture?: string | null },
    { size }: { size?: PictureSize | null },
  ) => (name ? pictureAddress(name, size === 'SMALL' ? 'small' : 'large') : null),
};

/** Profiles and choices about email: everyone's own, and of others what they show to signed-in members. */
export const profileResolvers: Resolvers = {
  Query: {
    currentUserProfile: (_root, _arguments, context) => ownUserProfile(context),

    publicProfile: async (_root, { profileId }, { db, viewer }) => {
      requireGrant(viewer, 'my-profile');
      const profile = await profileById(db, profileId);
      return profile && toPublicProfile(profile, new Date());
    },

    getAgeGroup: (_root, { date }, { viewer }) => {
      requireGrant(viewer, 'my-profile');
      return ageGroupOf(date, dayOf(new Date()));
    },

    isUsernameAvailable: async (_root, { username }, { db, viewer }) => {
      const memberId = requireGrant(viewer, 'my-profile');
      return usernameIssue(username) === null && isUsernameFree(db, username, memberId);
    },

    memberIdToProfileId: async (_root, { memberId }, { db, viewer }) => {
      await requireLookUpAllowance(db, requireGrant(viewer, 'my-profile'));
      return (await profileOfMember(db, memberId))?.profileId ?? null;
    },

    emailNotificationSettings: async (_root, _arguments, { db, viewer }) =>
      (await mailChoicesOf(db, requireGrant(viewer, 'communication-preferences'))).settings,

    emailMarketingNotificationOptIn: async (_root, _arguments, { db, viewer }) =>
      (await mailChoicesOf(db, requireGrant(viewer, 'communication-preferences'))).marketingOptIn,
  },

  Mutation: {
    updateCurrentUserProfile: async (_root, { fieldsToUpdate, fieldsToDelete }, context) => {
      const { memberId } = await ownProfile(context);
      const updates: ProfileUpdates = withoutNulls(fieldsToUpdate);
      const issues = profileIssues(updates, fieldsToDelete, dayOf(new Date()));
      if (issues.length === 0 && !(await changeProfile(context.db, memberId, updates, fieldsToDelete)))
        issues.push(usernameTaken);
      return { profile: await ownUserProfile(context), validationIssues: issues };
    },

    uploadProfilePicture: async (_root, { profilePicture }, context) => {
      const outcome = await keepUpload(context, profilePicture);
      return { userProfile: await ownUserProfile(context), outcome };
    },

    deleteProfilePicture: async (_root, _arguments, context) => {
      await removePicture(context.db, requireGrant(context.viewer, 'my-profile'));
      return ownUserProfile(context);
    },

    setProfileStatus: async (_root, { profileStatus }, context) => {
      const { memberId } = await ownProfile(context);
      await setProfileStatus(context.db, memberId, profileStatus);
      return ownUserProfile(context);
    },

    setUserLastActive: async (_root, _arguments, context) => {
      const { memberId } = await ownProfile(context);
      await saveActivity(context.db, memberId);
      return true;
    },

    updateEmailNotificationSetting: async (_root, { input }, { db, viewer }) => {
      const memberId = requireGrant(viewer, 'communication-preferences');
      const choices = await changeNotificationSettings(db, memberId, withoutNulls(input));
      return (choices ?? (await mailChoicesOf(db, memberId))).settings;
    },

    setEmailMarketingNotificationOptIn: async (_root, { optIn }, { db, viewer }) => {
      const choices = await setMarketingOptIn(db, requireGrant(viewer, 'communication-preferences'), optIn);
      return choices?.marketingOptIn ?? false;
    },
  },

  UserProfile: picture,
  ActiveProfile: picture,
};
