import {
  profileIssues,
  socialField,
  type ProfileIssue,
  type ProfileUpdates,
} from '#domain/account/profile/profileRules.ts';
import { PROFILE_TEXT_NAMES, perProfileText, type ProfileTextName } from '#domain/account/profile/profileTexts.ts';
import { isSocialType, SOCIAL_TYPES, type SocialType } from '#domain/account/profile/socials.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';

import type { OwnProfile } from '../profileApi.ts';

/** What the form holds; everything is text, empty where nothing is said. */
export interface ProfileValues extends Record<ProfileTextName, string> {
  username: string;
  dateOfBirth: string;
  socials: Record<SocialType, string>;
}

/** One sentence beside each field that is wrong. */
export interface ProfileErrors extends Partial<Record<ProfileTextName, string>> {
  username?: string;
  dateOfBirth?: string;
  socials?: Partial<Record<SocialType, string>>;
}

/** A change as `updateCurrentUserProfile` takes it. */
export interface ProfileChange {
  fieldsToUpdate: Omit<ProfileUpdates, 'shouldShowAgeGroup' | 'socials'> & {
    socials?: { type: SocialType; identifier: string }[];
  };
  fieldsToDelete: string[];
}

/** The form for a stored profile. */
export function valuesOf({ username, dateOfBirth, socials, ...texts }: OwnProfile): ProfileValues {
  const identifierOf = (type: SocialType) => socials.find((social) => social.type === type)?.identifier ?? '';
  return {
    username,
    ...perProfileText((name) => texts[name] ?? ''),
    dateOfBirth: dateOfBirth ?? '',
    socials: Object.fromEntries(SOCIAL_TYPES.map((type) => [type, identifierOf(type)])) as Record<SocialType, string>,
  };
}

/** What may be emptied, beside links elsewhere. */
const OPTIONAL = [...PROFILE_TEXT_NAMES, 'dateOfBirth'] as const;
type Optional = (typeof OPTIONAL)[number];

const isChanged = (before: string, after: string): boolean => before.trim() !== after.trim();

/** What of the form differs from the stored profile: fields to set, and fields that were emptied. */
export function changeOf(before: ProfileValues, after: ProfileValues): ProfileChange {
  const socials = SOCIAL_TYPES.filter((type) => isChanged(before.socials[type], after.socials[type]));
  const filled = socials.filter((type) => after.socials[type].trim() !== '');
  const changed = OPTIONAL.filter((field) => isChanged(before[field], after[field]));
  const emptied = changed.filter((field) => after[field].trim() === '');
  return {
    fieldsToUpdate: {
      ...(isChanged(before.username, after.username) && { username: after.username.trim() }),
      ...Object.fromEntries(
        changed.filter((field) => !emptied.includes(field)).map((field) => [field, after[field].trim()]),
      ),
      ...(filled.length > 0 && { socials: filled.map((type) => ({ type, identifier: after.socials[type].trim() })) }),
    },
    fieldsToDelete: [...emptied, ...socials.filter((type) => !filled.includes(type)).map(socialField)],
  };
}

/** Whether there is anything to save. */
export const isNothing = ({ fieldsToUpdate, fieldsToDelete }: ProfileChange): boolean =>
  Object.keys(fieldsToUpdate).length === 0 && fieldsToDelete.length === 0;

const isPlain = (field: string): field is Optional | 'username' =>
  field === 'username' || OPTIONAL.some((name) => name === field);

/** Issues of either side beside their fields; the first of a field counts. */
export function errorsOf(issues: readonly Pick<ProfileIssue, 'field' | 'reason'>[]): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const { field, reason } of issues) {
    if (isPlain(field)) errors[field] ??= reason;
    const type = field.replace('socials.', '');
    if (field.startsWith('socials.') && isSocialType(type)) errors.socials = { [type]: reason, ...errors.socials };
  }
  return errors;
}

/** What the server would refuse of this form, by its own rules. Only fields that were changed are judged. */
export function errorsIn(before: ProfileValues, after: ProfileValues): ProfileErrors {
  const { fieldsToUpdate, fieldsToDelete } = changeOf(before, after);
  return errorsOf(profileIssues(fieldsToUpdate, fieldsToDelete, dayOf(new Date())));
}
