import { FreeTrialOffer } from './FreeTrialOffer.tsx';

/** The offer in the place of a record that needs a subscription. */
export function Component() {
  return (
    <FreeTrialOffer title="Read the whole record" location="tree_record">
      <p>You see what a list of results shows of this record. The rest, the household and why it may be this person come with a subscription.</p>
    </FreeTrialOffer>
  );
}
