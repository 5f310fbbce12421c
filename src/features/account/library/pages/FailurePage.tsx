import { LibraryFailure } from '../components/LibraryFailure.tsx';
import { TRY_AGAIN_LATER } from '../model/texts.ts';

/** A library sign-in that failed for a reason with no page of its own (ERR-009). */
export function Component() {
  return (
    <LibraryFailure title="We could not sign you in through your library">
      <p>{TRY_AGAIN_LATER}</p>
    </LibraryFailure>
  );
}
