import { profileFormTexts } from '../texts.ts';
import type { Availability } from '../useUsernameAvailability.ts';
import styles from './profile.module.scss';

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
