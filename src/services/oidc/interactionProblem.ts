/** One thing wrong with what was typed; `field: null` is about the whole form. Texts come from the server. */
export interface InteractionProblem {
  field: string | null;
  code: string;
  message: string;
}
