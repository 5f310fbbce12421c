import { isMeantDay } from '#domain/kernel/dates/isoDates.ts';

import { ageOn, isBirthOfSomebodyLiving, MIN_MEMBER_AGE } from './ageGroup.ts';
import { PROFILE_TEXT_NAMES, PROFILE_TEXTS, type ProfileTextName } from './profileTexts.ts';
import { isSocialType, socialAddress, SOCIALS } from './socials.ts';

/** Why a field of a profile was not taken. */
export type ProfileIssueCode = 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'TAKEN' | 'UNDERAGE';

/** One thing wrong with one field (spec 2 section 3). */
export interface ProfileIssue {
  /** `username`, `dateOfBirth`, the name of a text, or `socials.` and its type. */
  field: string;
  code: ProfileIssueCode;
  /** One plain sentence for the member. */
  reason: string;
}

/** The status a member gives their profile: `RESTRICTED` shows others the username and nothing else. */
export type ProfileStatus = 'ACTIVE' | 'RESTRICTED';

/** Fields to be set; what is left out stays. */
export interface ProfileUpdates extends Partial<Record<ProfileTextName, string>> {
  username?: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
  shouldShowAgeGroup?: boolean;
  socials?: readonly { type: string; identifier: string }[];
}

/** Fewest and most characters of a username. */
export const USERNAME_LENGTH = { min: 3, max: 30 };
/** Most characters of a handle or address elsewhere. */
export const MAX_SOCIAL_LENGTH = 100;

const USERNAME = /^[A-Za-z0-9._-]+$/;
const CONTROL = /\p{C}/u;

const lengthOf = (text: string): number => [...text].length;

/** The form in which usernames are compared: `Mary.P` and `mary.p` are one. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** The name of a social's field in issues, in `fieldsToDelete` and in forms. */
export const socialField = (type: string): string => `socials.${type}`;

/** The answer to members who want the same name: only a look-up shows whether it is free. */
export const usernameTaken: ProfileIssue = {
  field: 'username',
  code: 'TAKEN',
  reason: 'This username is already taken',
};

/** What is wrong with a username's form, or null. */
export function usernameIssue(text: string): ProfileIssue | null {
  const issue = (code: ProfileIssueCode, reason: string): ProfileIssue => ({ field: 'username', code, reason });
  const username = text.trim();
  if (username === '') return issue('REQUIRED', 'Enter a username.');
  if (lengthOf(username) > USERNAME_LENGTH.max)
    return issue('TOO_LONG', `Use at most ${USERNAME_LENGTH.max} characters.`);
  if (!USERNAME.test(username))
    return issue('INVALID', 'Use only letters from a to z, digits, dots, dashes and underscores.');
  if (username.length < USERNAME_LENGTH.min) return issue('INVALID', `Use at least ${USERNAME_LENGTH.min} characters.`);
  return null;
}

/** What is wrong with a date of birth, or null. `today` is `YYYY-MM-DD`, UTC. */
export function dateOfBirthIssue(text: string, today: string): ProfileIssue | null {
  const issue = (code: ProfileIssueCode, reason: string): ProfileIssue => ({ field: 'dateOfBirth', code, reason });
  if (text === '') return issue('REQUIRED', 'Enter your date of birth.');
  if (!isMeantDay(text)) return issue('INVALID', 'Enter a day of the calendar: day, month and year.');
  if (text >= today) return issue('INVALID', 'Enter a date in the past.');
  if (!isBirthOfSomebodyLiving(text, today)) return issue('INVALID', 'Check the year: it is too long ago.');
  if (ageOn(text, today) < MIN_MEMBER_AGE)
    return issue('UNDERAGE', `Members must be at least ${MIN_MEMBER_AGE} years old.`);
  return null;
}

/** What is wrong with one of the texts of a profile (PROFILE_TEXTS), or null. */
export function profileTextIssue(field: ProfileTextName, text: string): ProfileIssue | null {
  const issue = (code: ProfileIssueCode, reason: string): ProfileIssue => ({ field, code, reason });
  const { required, most } = PROFILE_TEXTS[field];
  const written = text.trim();
  if (written === '') return issue('REQUIRED', required);
  if (lengthOf(written) > most) return issue('TOO_LONG', `Use at most ${most} characters.`);
  if (CONTROL.test(written)) return issue('INVALID', 'Use letters and signs that can be seen.');
  return null;
}

/** What is wrong with a handle or address elsewhere, or null. */
export function socialIssue(type: string, text: string): ProfileIssue | null {
  const issue = (code: ProfileIssueCode, reason: string): ProfileIssue => ({ field: socialField(type), code, reason });
  if (!isSocialType(type)) return issue('INVALID', 'This kind of link is not known here.');
  const identifier = text.trim();
  if (identifier === '') return issue('REQUIRED', `Enter your name or address on ${SOCIALS[type].label}.`);
  if (lengthOf(identifier) > MAX_SOCIAL_LENGTH)
    return issue('TOO_LONG', `Use at most ${MAX_SOCIAL_LENGTH} characters.`);
  if (CONTROL.test(identifier)) return issue('INVALID', 'Use letters and signs that can be seen.');
  if (type === 'WEBSITE' && socialAddress(type, identifier) === null)
    return issue('INVALID', 'Enter a full address that starts with https://');
  return null;
}

/** Kinds that are there more than once: each would be a statement to the database, and only the last one counts. */
function repeatedSocials(types: readonly string[]): ProfileIssue[] {
  const seen = new Set<string>();
  const repeated = new Set(types.filter((type) => seen.has(type) || !seen.add(type)));
  return [...repeated].map((type) => ({ field: socialField(type), code: 'INVALID', reason: 'Give one of a kind.' }));
}

const DELETABLE: ReadonlySet<string> = new Set([
  ...PROFILE_TEXT_NAMES,
  'dateOfBirth',
  ...Object.keys(SOCIALS).map(socialField),
]);

function deletionIssue(field: string): ProfileIssue | null {
  if (field === 'username') return { field, code: 'REQUIRED', reason: 'A profile cannot be without a username.' };
  return DELETABLE.has(field) ? null : { field, code: 'INVALID', reason: 'This field cannot be taken away.' };
}

/**
 * Everything wrong with a change of a profile, at most one issue a field; empty when it may be stored. Whether the
 * username is free is the store's to say (`usernameTaken`).
 * @param updates - fields to set
 * @param deletions - names of fields to empty
 * @param today - `YYYY-MM-DD`, UTC
 */
export function profileIssues(updates: ProfileUpdates, deletions: readonly string[], today: string): ProfileIssue[] {
  const { username, dateOfBirth, socials = [] } = updates;
  const issues = [
    username === undefined ? null : usernameIssue(username),
    dateOfBirth === undefined ? null : dateOfBirthIssue(dateOfBirth, today),
    ...PROFILE_TEXT_NAMES.map((name) => (updates[name] === undefined ? null : profileTextIssue(name, updates[name]))),
    ...socials.map(({ type, identifier }) => socialIssue(type, identifier)),
    ...repeatedSocials(socials.map(({ type }) => type)),
    ...deletions.map(deletionIssue),
  ];
  return issues.filter((issue): issue is ProfileIssue => issue !== null);
}
