import { askForSupportDetails, type SupportOccasion } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';

import { errorTexts } from './texts.ts';

/** Offers what support needs to know; the reader sees it before it goes anywhere. */
export function CopyDetails(occasion: SupportOccasion) {
  return <Button onClick={() => askForSupportDetails(occasion)}>{errorTexts.copy}</Button>;
}
