import { readSiteBoot } from '#services/config/siteBoot.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';

import { authErrorTexts } from '../texts/pageTexts.ts';

/**
 * Offers what support needs to know of a sign-in or an access that was refused, named by the request that sent the
 * document.
 */
export function CopyDetails() {
  return (
    <Button onClick={() => askForSupportDetails({ requestId: readSiteBoot().requestId || null })}>
      {authErrorTexts.copyDetails}
    </Button>
  );
}
