import { FreeTrialOffer } from './FreeTrialOffer.tsx';

/** The offer in the place of hints that need a subscription. */
export function Component() {
  return (
    <FreeTrialOffer title="Records may be waiting for this person" location="tree_hints">
      <p>Every person of your tree is compared with the records. A subscription lets you read each one beside your tree and add what it says with one press, with its source.</p>
    </FreeTrialOffer>
  );
}
