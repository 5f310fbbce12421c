import { messageShown } from '#features/kernel/toasts/index.ts';
import { onSupportDetailsAsked, type SupportOccasion } from '#services/support/supportDetails.ts';

import { supportFailedText } from '../shell/texts.ts';
import type { AppStore } from '../store.ts';

/** Shows the details for support when asked. What collects them comes then: few readers ever ask. */
export function answerSupport(store: AppStore): void {
  onSupportDetailsAsked((occasion: SupportOccasion) => {
    import('./showSupportDetails.tsx').then(
      ({ showSupportDetails }) => showSupportDetails(store, occasion),
      () => store.dispatch(messageShown(supportFailedText)),
    );
  });
}
