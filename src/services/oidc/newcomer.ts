import type { InteractionResult } from './interaction.ts';
import { postForm } from './postForm.ts';

/** A person identified by the other provider who is not yet a member. */
export interface Newcomer {
  email: string;
  /** Empty where the provider gave none. */
  firstName: string;
  lastName: string;
}

const pathOf = (uid: string, step: string): string => `/interaction/${encodeURIComponent(uid)}/social/${step}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who waits in this sign-in; or why that is not known: it has expired, or the site gave no answer. */
export async function findNewcomer(uid: string): Promise<Newcomer | 'expired' | 'unanswered'> {
  try {
    const answer = await fetch(new URL(pathOf(uid, 'newcomer'), window.location.origin), {
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return answer.status < 500 ? 'expired' : 'unanswered';
    const { email, firstName, lastName } = (await answer.json()) as Partial<Record<keyof Newcomer, unknown>>;
    return { email: textOf(email), firstName: textOf(firstName), lastName: textOf(lastName) };
  } catch {
    return 'unanswered';
  }
}

/** Makes the newcomer a member, who is then signed in. */
export async function answerAsNewcomer(uid: string, values: object): Promise<InteractionResult> {
  const answer = await postForm(pathOf(uid, 'register'), values);
  if (answer.kind === 'closed') return { kind: 'expired' };
  if (answer.kind !== 'done') return answer;
  return typeof answer.body.continueTo === 'string'
    ? { kind: 'continue', to: answer.body.continueTo }
    : { kind: 'failed' };
}
