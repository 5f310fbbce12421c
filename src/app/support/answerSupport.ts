import { messageShown } from '#features/kernel/toasts/index.ts';
import { onSupportDetailsAsked, type SupportOccasion } from '#services/support/supportDetails.ts';

import type { AppStore } from '../store.ts';

interface LatePart {
  showSupportDetails: (store: AppStore, occasion: SupportOccasion) => void;
}

/** Answers whoever asks for the details of support, which may be before anything late has come. */
export function answerSupport(store: AppStore, loadLate: () => Promise<LatePart>): void {
  onSupportDetailsAsked((occasion) => {
    loadLate().then(
      ({ showSupportDetails }) => showSupportDetails(store, occasion),
      () => store.dispatch(messageShown('The details could not be collected. Check your connection and try again.')),
    );
  });
}
