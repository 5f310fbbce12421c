/** What came of one look. */
export type State = 'ok' | 'warning' | 'fault' | 'not applicable';

/** One thing the doctor saw, in words for an operator. */
export interface Finding {
  state: State;
  /** What was seen: one sentence, without secrets. */
  seen: string;
  /** What to do: one sentence; null where nothing is to be done. */
  advice: string | null;
}

/** All is well. */
export const ok = (seen: string): Finding => ({ state: 'ok', seen, advice: null });
/** The site works, and something should be seen to. */
export const warning = (seen: string, advice: string): Finding => ({ state: 'warning', seen, advice });
/** Something of the site does not work, or will be lost. */
export const fault = (seen: string, advice: string): Finding => ({ state: 'fault', seen, advice });
/** There is nothing to look at, and why. */
export const notApplicable = (seen: string): Finding => ({ state: 'not applicable', seen, advice: null });
