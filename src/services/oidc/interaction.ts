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

const EXPIRED = 410;

const isProblem = (value: unknown): value is InteractionProblem =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * Answers the provider's question of a sign-in under way (server/identity/routes/interactionRoutes.ts).
 *
 * @param uid names the sign-in; from the address of the page that asks
 */
export async function answerInteraction(uid: string, step: 'login' | 'register' | 'abort', values: object): Promise<InteractionResult> {
  try {
    const answer = await fetch(new URL(`/interaction/${encodeURIComponent(uid)}/${step}`, window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
    });
    if (answer.status === EXPIRED) return { kind: 'expired' };
    const body = (await answer.json()) as { continueTo?: unknown; problems?: unknown };
    if (answer.ok && typeof body.continueTo === 'string') return { kind: 'continue', to: body.continueTo };
    const problems = Array.isArray(body.problems) ? body.problems.filter(isProblem) : [];
    return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
