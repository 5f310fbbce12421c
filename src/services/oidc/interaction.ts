import { postForm } from './postForm.ts';

/** One thing wrong with what was typed; `field: null` is about the whole form. Texts come from the server. */
export interface InteractionProblem {
  field: string | null;
  code: string;
  message: string;
}

/** What came of an answer to the provider's question. */
export type InteractionResult =
  /** An address to load: the way back to the app. */
  | { kind: 'continue'; to: string }
  | { kind: 'refused'; problems: InteractionProblem[] }
  /** The question is not open any more; it must be asked anew. */
  | { kind: 'expired' }
  /** No answer, or none that can be read. What was typed can be sent again. */
  | { kind: 'failed' };

/**
 * Answers the provider's question of a sign-in under way (server/identity/routes/interactionRoutes.ts).
 *
 * @param uid names the sign-in; from the address of the page that asks
 */
export async function answerInteraction(uid: string, step: 'login' | 'register' | 'abort', values: object): Promise<InteractionResult> {
  const answer = await postForm(`/interaction/${encodeURIComponent(uid)}/${step}`, values);
  if (answer.kind === 'closed') return { kind: 'expired' };
  if (answer.kind !== 'done') return answer;
  return typeof answer.body.continueTo === 'string' ? { kind: 'continue', to: answer.body.continueTo } : { kind: 'failed' };
}
