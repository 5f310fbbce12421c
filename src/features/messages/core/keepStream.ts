import { subscribe, type StreamEnd } from '#services/graphql/subscribe.ts';

/** What changed: the name of a conversation, or null when everything is to be asked again. */
type Hint = string | null;

const DOCUMENT = 'subscription MessagingEvents { messagingEvents { kind hash } }';

/** Reads a stream of hints to its end. @param onOpen - it is open: from now on nothing is missed */
const openStream = (onOpen: () => void, onHint: (hint: Hint) => void, signal: AbortSignal): Promise<StreamEnd> =>
  subscribe({
    document: DOCUMENT,
    operationName: 'MessagingEvents',
    signal,
    onData: (data) => {
      const { kind, hash } = (data as { messagingEvents: { kind: string; hash: string | null } }).messagingEvents;
      if (kind === 'OPEN') onOpen();
      onHint(kind === 'CHANGED' ? hash : null);
    },
  });

const NAME = 'muniment-messages';
/** A window that no one looks at gives its stream up after this time, in milliseconds. */
const HIDDEN_MS = 5 * 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Without a stream, messages are asked for this often. */
const POLL_MS = 60_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Keeps a stream open until it is aborted; where the server refuses one, everything is asked for once a minute. */
async function stream(onHint: (hint: Hint) => void, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const end = await openStream(() => (wait = FIRST_WAIT_MS), onHint, signal);
    if (signal.aborted) return;
    const rest = end === 'refused' ? POLL_MS : wait;
    wait = end === 'over' ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    await pause(rest, signal);
    if (rest >= POLL_MS) onHint(null);
  }
}

/**
 * Hints of one member for all windows of a browser: one window, which holds a lock, keeps the stream and passes on what
 * it hears. A window that is hidden for five minutes leaves that to another, and asks for everything when it is looked
 * at again.
 * @returns stops it
 */
export function keepStream(memberId: number, onHint: (hint: Hint) => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${NAME}-${memberId}`);
  let running: AbortController | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  if (channel) channel.onmessage = ({ data }: MessageEvent<Hint>) => onHint(data);
  const heard = (hint: Hint) => {
    channel?.postMessage(hint);
    onHint(hint);
  };
  const start = () => {
    if (running) return;
    const controller = (running = new AbortController());
    const work = () => stream(heard, controller.signal);
    // Without locks each window has a stream of its own; the server allows three.
    if (!navigator.locks) void work();
    else navigator.locks.request(`${NAME}-${memberId}`, { signal: controller.signal }, work).catch(() => undefined);
  };
  const end = () => {
    running?.abort();
    running = null;
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(end, HIDDEN_MS);
    } else if (!running) {
      start();
      onHint(null);
    }
  };
  start();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(hiding);
    end();
    channel?.close();
  };
}
