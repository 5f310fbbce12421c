import { offerTexts } from '../texts.tsx';
import { FreeTrialOffer } from './FreeTrialOffer.tsx';

/** The offer in the place of a record that needs a subscription. */
export function Component() {
  return (
    <FreeTrialOffer title={offerTexts.record.title} location="tree_record">
      <p>{offerTexts.record.text}</p>
    </FreeTrialOffer>
  );
}
