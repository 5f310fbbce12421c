import { offerTexts } from '../texts.tsx';
import { FreeTrialOffer } from './FreeTrialOffer.tsx';

/** The offer in the place of hints that need a subscription. */
export function Component() {
  return (
    <FreeTrialOffer title={offerTexts.hints.title} location="tree_hints">
      <p>{offerTexts.hints.text}</p>
    </FreeTrialOffer>
  );
}
