import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

import type { MessageHints } from './createMessageHints.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    messageHints: MessageHints;
  }
}

/** What a stream says. */
export interface MessagingHint {
  kind: 'OPEN' | 'CHANGED';
  hash: string | null;
}

/** A stream ends after this time, in milliseconds: the next one shows that its reader is still signed in. */
const LONGEST_MS = 10 * 60_000;
/** Hints that wait for a reader who is slow; more become one that says to ask for everything. */
const MOST_WAITING = 50;

/**
 * Hints for a member, until their browser has gone, or ten minutes are over.
 * @throws GraphQLError TOO_MANY_STREAMS
 */
export async function* messagingStream(
  memberId: number,
  { messageHints, signal }: Pick<RequestContext, 'messageHints' | 'signal'>,
): AsyncGenerator<MessagingHint, void> {
  let waiting: MessagingHint[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  const push = (hint: MessagingHint) => {
    if (waiting.some(({ kind, hash }) => kind === hint.kind && hash === hint.hash)) return;
    waiting = waiting.length >= MOST_WAITING ? [{ kind: 'OPEN', hash: null }] : [...waiting, hint];
    wake();
  };
  const end = () => {
    isOver = true;
    wake();
  };
  const stop = await messageHints.listen(memberId, (hash) =>
    push(hash === null ? { kind: 'OPEN', hash } : { kind: 'CHANGED', hash }),
  );
  if (!stop) throw refusal('TOO_MANY_STREAMS', 'Messages are open in too many windows.');
  const timer = setTimeout(end, LONGEST_MS).unref();
  const gone = AbortSignal.any([signal, messageHints.ended]);
  gone.addEventListener('abort', end, { once: true });
  try {
    push({ kind: 'OPEN', hash: null });
    while (!isOver && !gone.aborted) {
      const hint = waiting.shift();
      if (hint) yield hint;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', end);
    stop();
  }
}
