/** Streams of hints that are open, by their place. */
export interface OpenStreams {
  /** When a hint about a conversation came on a stream, as `performance.now()`; rejects after so many milliseconds. */
  next: (at: number, hash: string, patienceMs: number) => Promise<number>;
  close: () => void;
}

const BODY = JSON.stringify({
  query: 'subscription MessagingEvents { messagingEvents { kind hash } }',
  operationName: 'MessagingEvents',
});

/** Opens a stream for each of these readers and waits until all are open. Places start at one. */
export async function openStreams(origin: string, readers: readonly Record<string, string>[]): Promise<OpenStreams> {
  const leaving = new AbortController();
  const waiting = new Map<number, { hash: string; heard: () => void }>();
  const opened = readers.map(async (headers, index) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: BODY,
      signal: leaving.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader || !answer.ok) throw new Error(`A stream was refused: ${answer.status}`);
    await new Promise<void>((open) => {
      const read = async () => {
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
          if (piece.value.includes('OPEN')) open();
          const one = waiting.get(index + 1);
          if (one && piece.value.includes(one.hash)) one.heard();
        }
      };
      read().catch(() => undefined);
    });
  });
  await Promise.all(opened);
  return {
    next: (at, hash, patienceMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('A hint did not come.')), patienceMs);
        waiting.set(at, {
          hash,
          heard: () => {
            clearTimeout(timer);
            waiting.delete(at);
            resolve(performance.now());
          },
        });
      }),
    close: () => leaving.abort(),
  };
}
