import { messageShown } from '#features/kernel/toasts/index.ts';
import { onSupportDetailsAsked, type SupportOccasion } from '#services/support/supportDetails.ts';

import { supportFailedText } from '../shell/texts.ts';
import type { AppStore } from '../store.ts';

interface LatePart {
  showSupportDetails: (store: AppStore, occasion: SupportOccasion) => void;
}

/** Shows the details for support when asked, which may be before the late code has arrived. */
export function answerSupport(store: AppStore, loadLate: () => Promise<LatePart>): void {
  onSupportDetailsAsked((occasion) => {
    loadLate().then(
      ({ showSupportDetails }) => showSupportDetails(store, occasion),
      () => store.dispatch(messageShown(supportFailedText)),
    );
  });
}
