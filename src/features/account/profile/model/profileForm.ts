import { dayOf } from '#domain/account/profile/ageGroup.ts';
import { profileIssues, socialField, type ProfileIssue } from '#domain/account/profile/profileRules.ts';
import { isSocialType, SOCIAL_TYPES, type SocialType } from '#domain/account/profile/socials.ts';

import type { OwnProfile } from '../profileApi.ts';

/** What the form holds; everything is text, empty where nothing is said. */
export interface ProfileValues {
  username: string;
  pronouns: string;
  dateOfBirth: string;
  socials: Record<SocialType, string>;
}

/** One sentence beside each field that is wrong. */
export interface ProfileErrors {
  username?: string;
  pronouns?: string;
  dateOfBirth?: string;
  socials?: Partial<Record<SocialType, string>>;
}

/** A change as `updateCurrentUserProfile` takes it. */
export interface ProfileChange {
  fieldsToUpdate: {
    username?: string;
    pronouns?: string;
    dateOfBirth?: string;
    socials?: { type: SocialType; identifier: string }[];
  };
  fieldsToDelete: string[];
}

/** The form for a stored profile. */
export function valuesOf({ username, pronouns, dateOfBirth, socials }: OwnProfile): ProfileValues {
  const identifierOf = (type: SocialType) => socials.find((social) => social.type === type)?.identifier ?? '';
  return {
    username,
    pronouns: pronouns ?? '',
    dateOfBirth: dateOfBirth ?? '',
    socials: Object.fromEntries(SOCIAL_TYPES.map((type) => [type, identifierOf(type)])) as Record<SocialType, string>,
  };
}

const isChanged = (before: string, after: string): boolean => before.trim() !== after.trim();

/** What of the form differs from the stored profile: fields to set, and fields that were emptied. */
export function changeOf(before: ProfileValues, after: ProfileValues): ProfileChange {
  const { username, pronouns, dateOfBirth } = after;
  const socials = SOCIAL_TYPES.filter((type) => isChanged(before.socials[type], after.socials[type]));
  const filled = socials.filter((type) => after.socials[type].trim() !== '');
  const emptied = (['pronouns', 'dateOfBirth'] as const).filter(
    (field) => isChanged(before[field], after[field]) && after[field].trim() === '',
  );
  return {
    fieldsToUpdate: {
      ...(isChanged(before.username, username) && { username: username.trim() }),
      ...(isChanged(before.pronouns, pronouns) && !emptied.includes('pronouns') && { pronouns: pronouns.trim() }),
      ...(isChanged(before.dateOfBirth, dateOfBirth) && !emptied.includes('dateOfBirth') && { dateOfBirth }),
      ...(filled.length > 0 && { socials: filled.map((type) => ({ type, identifier: after.socials[type].trim() })) }),
    },
    fieldsToDelete: [...emptied, ...socials.filter((type) => !filled.includes(type)).map(socialField)],
  };
}

/** Whether there is anything to save. */
export const isNothing = ({ fieldsToUpdate, fieldsToDelete }: ProfileChange): boolean =>
  Object.keys(fieldsToUpdate).length === 0 && fieldsToDelete.length === 0;

/** Issues of either side beside their fields; the first of a field counts. */
export function errorsOf(issues: readonly Pick<ProfileIssue, 'field' | 'reason'>[]): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const { field, reason } of issues) {
    if (field === 'username' || field === 'pronouns' || field === 'dateOfBirth') errors[field] ??= reason;
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
