import { nanoid } from '@reduxjs/toolkit';

import { awaitMessageRetry, messageShown } from '#features/kernel/toasts/index.ts';
import { onSupportDetailsAsked, type SupportOccasion } from '#services/support/supportDetails.ts';

import { supportFailedText } from '../shell/texts.ts';
import type { AppStore } from '../store.ts';

const loadDetails = () => import('./showSupportDetails.tsx');

/**
 * Shows the details for support when asked; a message that offers to try again where they do not come.
 * @param load - of what collects them: few readers ever ask
 */
export function answerSupport(store: AppStore, load: () => ReturnType<typeof loadDetails> = loadDetails): void {
  const show = (occasion: SupportOccasion): void => {
    load().then(
      ({ showSupportDetails }) => showSupportDetails(store, occasion),
      () => {
        const retryId = nanoid();
        store.dispatch(awaitMessageRetry(retryId, () => show(occasion)));
        store.dispatch(messageShown(supportFailedText, retryId));
      },
    );
  };
  onSupportDetailsAsked(show);
}
