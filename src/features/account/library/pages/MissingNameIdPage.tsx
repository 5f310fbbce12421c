import { LibraryFailure } from '../components/LibraryFailure.tsx';
import { failureTexts } from '../texts.ts';

/** A library that does not say who its reader is (ERR-007, ERR-008). */
export function Component() {
  return (
    <LibraryFailure title={failureTexts.missingTitle}>
      <p>{failureTexts.missing}</p>
      <p>{failureTexts.missingAsk}</p>
    </LibraryFailure>
  );
}
