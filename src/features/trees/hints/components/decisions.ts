import { hintTexts } from '../texts.tsx';
import type { HintState } from '../treeHintsApi.ts';

const { maybe, reject, renew, offer } = hintTexts.decisions;
/** What can be done with a hint or a notice besides looking at it or adding it, by the state it is in. */
export const DECISIONS: Readonly<Record<HintState, readonly { state: HintState; label: string }[]>> = {
  NEW: [
    { state: 'MAYBE', label: maybe },
    { state: 'REJECTED', label: reject },
  ],
  MAYBE: [
    { state: 'NEW', label: renew },
    { state: 'REJECTED', label: reject },
  ],
  REJECTED: [{ state: 'NEW', label: offer }],
  ACCEPTED: [],
};
