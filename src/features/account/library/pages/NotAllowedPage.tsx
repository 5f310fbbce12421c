import { LibraryFailure } from '../components/LibraryFailure.tsx';
import { failureTexts, TRY_AGAIN_LATER } from '../texts.ts';

/** A library whose members are not admitted (ERR-009). */
export function Component() {
  return (
    <LibraryFailure title={failureTexts.notAllowedTitle}>
      <p>{TRY_AGAIN_LATER}</p>
    </LibraryFailure>
  );
}
