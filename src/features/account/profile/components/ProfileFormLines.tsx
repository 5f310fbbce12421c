import { isMeantDay } from '#domain/kernel/dates/isoDates.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { useAgeGroupQuery } from '../profileApi.ts';
import { profileFormTexts } from '../texts.ts';
import type { Availability } from '../useUsernameAvailability.ts';
import styles from './profile.module.scss';

/** Pause after the last change of the date before its age group is asked for, in milliseconds. */
const REST_MS = 300;

/** The age group of the date in the field above, as the server has it; empty until there is one. */
export function AgeGroupLine({ date }: { date: string }) {
  const rested = useDebounced(date, REST_MS);
  const isAskable = rested === date && isMeantDay(date);
  const { currentData } = useAgeGroupQuery({ date }, { skip: !isAskable });
  return (
    <p role="status" className={styles.aside}>
      {isAskable && currentData && profileFormTexts.ageGroup(currentData)}
    </p>
  );
}

const WORDS: Readonly<Record<Availability, string>> = {
  unknown: '',
  own: '',
  checking: profileFormTexts.checking,
  free: profileFormTexts.free,
  // The field has the message itself.
  taken: '',
};

/** What is known about the name in the field above; its element is always there, so that the words are heard. */
export function AvailabilityLine({ availability }: { availability: Availability }) {
  return (
    <p role="status" className={styles.aside}>
      {WORDS[availability]}
    </p>
  );
}
