/** One thing wrong with what was typed; `field: null` is about the whole form. Texts come from the server. */
export interface InteractionProblem {
  field: string | null;
  code: string;
  message: string;
}

/** What the identity service said to a form. */
export type FormAnswer =
  | { kind: 'done'; body: Record<string, unknown> }
  | { kind: 'refused'; problems: InteractionProblem[] }
  /** What the form belongs to is over; `state` says how. */
  | { kind: 'closed'; state: string }
  /** No answer, or none that can be read. What was typed can be sent again. */
  | { kind: 'failed' };

const CLOSED = 410;

const isProblem = (value: unknown): value is InteractionProblem =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * Sends a form as JSON to the identity service.
 * @param headers - beside the usual: an access token where the form is a member's.
 */
export async function postForm(
  path: string,
  values: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<FormAnswer> {
  try {
    const answer = await fetch(new URL(path, window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(values),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    if (answer.ok) return { kind: 'done', body };
    if (answer.status === CLOSED) return { kind: 'closed', state: String(body.state) };
    const problems = Array.isArray(body.problems) ? body.problems.filter(isProblem) : [];
    return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
