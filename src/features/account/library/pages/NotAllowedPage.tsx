import { LibraryFailure } from '../components/LibraryFailure.tsx';
import { TRY_AGAIN_LATER } from '../model/texts.ts';

/** A library whose readers are turned away (ERR-009). */
export function Component() {
  return (
    <LibraryFailure title="Your library’s readers cannot sign in here">
      <p>{TRY_AGAIN_LATER}</p>
    </LibraryFailure>
  );
}
