import { LibraryFailure } from '../components/LibraryFailure.tsx';

/** A library that does not say who its reader is (ERR-007, ERR-008). */
export function Component() {
  return (
    <LibraryFailure title="Your library did not tell us who you are">
      <p>
        The login response had no persistent pseudonym identifier. That is a number that stands for you, and by which we would know
        you again at your next visit.
      </p>
      <p>Please ask your library administrator to release the persistent name id or targeted id attribute to this site, and show them the details below.</p>
    </LibraryFailure>
  );
}
