/** A stream of hints as a browser holds it open. */
interface Stream {
  /** Waits for so many hints. */
  next: (count: number) => Promise<{ kind: string; hash: string | null }[]>;
  /** How it ended: in order, or torn off. */
  ended: Promise<'closed' | 'torn'>;
  close: () => void;
}

const BODY = JSON.stringify({
  query: 'subscription MessagingEvents { messagingEvents { kind hash } }',
  operationName: 'MessagingEvents',
});

/** Opens one at a copy. */
export async function messageStream(origin: string, token: string): Promise<Stream> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: BODY,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let wake: () => void = () => undefined;
  const read = async (): Promise<'closed' | 'torn'> => {
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        wake();
      }
      return 'closed';
    } catch {
      return 'torn';
    }
  };
  const hints = () =>
    [...text.matchAll(/data: (\{.*\})/gu)].flatMap(
      ([, json = '']) =>
        (JSON.parse(json) as { data?: { messagingEvents: { kind: string; hash: string | null } } }).data
          ?.messagingEvents ?? [],
    );
  let isOver = false;
  const ended = read().finally(() => {
    isOver = true;
    wake();
  });
  return {
    async next(count) {
      while (hints().length < count && !isOver) await new Promise<void>((resolve) => (wake = resolve));
      return hints();
    },
    ended,
    close: () => leaving.abort(),
  };
}
