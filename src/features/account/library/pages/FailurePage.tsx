import { LibraryFailure } from '../components/LibraryFailure.tsx';
import { failureTexts, TRY_AGAIN_LATER } from '../texts.ts';

/** A library sign-in that failed for a reason with no page of its own (ERR-009). */
export function Component() {
  return (
    <LibraryFailure title={failureTexts.title}>
      <p>{TRY_AGAIN_LATER}</p>
    </LibraryFailure>
  );
}
