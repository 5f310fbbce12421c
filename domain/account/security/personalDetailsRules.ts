import { MAX_NAME_LENGTH, type FieldProblem } from '#domain/account/access/signUpRules.ts';
import { dateOfBirthIssue } from '#domain/account/profile/profileRules.ts';

/** What members say of themselves to us. */
export interface PersonalDetails {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; empty for none. */
  dateOfBirth: string;
}

function nameProblem(
  field: 'firstName' | 'lastName',
  text: string,
  asked: string,
): FieldProblem<keyof PersonalDetails> | null {
  const { length } = text.trim();
  if (length === 0) return { field, code: 'REQUIRED', message: asked };
  return length > MAX_NAME_LENGTH
    ? { field, code: 'TOO_LONG', message: `Use at most ${MAX_NAME_LENGTH} characters.` }
    : null;
}

/**
 * Everything wrong with personal details, in the order of the form; the rule for dates of birth is the profile's
 * (Q-045).
 * @param today - `YYYY-MM-DD`, UTC
 */
export function personalDetailsProblems(
  { firstName, lastName, dateOfBirth }: PersonalDetails,
  today: string,
): FieldProblem<keyof PersonalDetails>[] {
  const birth = dateOfBirth === '' ? null : dateOfBirthIssue(dateOfBirth, today);
  return [
    nameProblem('firstName', firstName, 'Enter your first name.'),
    nameProblem('lastName', lastName, 'Enter your surname.'),
    birth && { field: 'dateOfBirth' as const, code: birth.code, message: birth.reason },
  ].filter((problem) => problem !== null);
}
