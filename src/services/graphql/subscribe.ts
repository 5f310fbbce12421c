import { credentials } from './credentials.ts';

/**
 * How a stream ended: the server closed it in its time, it could not be had or was lost, or it was refused for good.
 */
export type StreamEnd = 'over' | 'lost' | 'refused';

interface Stream {
  document: string;
  operationName: string;
  /** Called with the data of each event. */
  onData: (data: unknown) => void;
  /** Ends the stream. */
  signal: AbortSignal;
}

const send = async ({ document, operationName, signal }: Stream): Promise<Response> => {
  const token = await credentials().token();
  return fetch(new URL('/graphql', window.location.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document, operationName }),
    signal,
  });
};

/** The events of a piece of text, and what is left of it. */
function eventsIn(text: string): { events: unknown[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/u);
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const data = block.split(/\r?\n/u).flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []));
    return data.join('') === '' ? [] : [JSON.parse(data.join('\n')) as unknown];
  });
  return { events, rest };
}

/**
 * Opens a subscription over server-sent events and reads it to its end: a fetch with a token, which `EventSource`
 * cannot send. Never rejects. A token that the server refuses is renewed once.
 */
export async function subscribe(stream: Stream): Promise<StreamEnd> {
  try {
    let answer = await send(stream);
    if (answer.status === 401 && (await credentials().renew())) answer = await send(stream);
    if (!answer.ok) return answer.status >= 500 ? 'lost' : 'refused';
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      const { events, rest } = eventsIn(text + piece.value);
      text = rest;
      for (const event of events as { data?: unknown; errors?: unknown[] }[]) {
        if (event.errors) return 'refused';
        stream.onData(event.data);
      }
    }
    return 'over';
  } catch {
    return 'lost';
  }
}
