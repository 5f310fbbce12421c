import { isReachable } from '../errors/isReachable.ts';

/** Whether the site can be reached. `back`: just now it could not. */
export type ConnectionState = 'online' | 'offline' | 'unreachable' | 'back';

/** A change of the reader's that waits to be sent. */
export interface WaitingCall {
  id: number;
  name: string;
}

/** What the notice shows. */
export interface Connection {
  state: ConnectionState;
  waiting: readonly WaitingCall[];
}

interface Kept extends WaitingCall {
  send: () => Promise<unknown>;
  end: (answer: unknown) => void;
}

/** Milliseconds between two tries to reach the server: doubled each time, up to the longest. */
const TRY_MS = 3000;
const LONGEST_TRY_MS = 60_000;
/** How long it is said that the connection is back. */
const BACK_MS = 6000;

/** Rights that the site could not load are no lost connection: it says so with this status, too. */
const isOfRights = (status: number, operation: string): boolean => status === 503 && operation === '/api/entitlements';

const isLost = (answer: unknown): boolean =>
  (answer as { error?: { kind?: string } } | undefined)?.error?.kind === 'network';

/**
 * Follows whether the server can be reached, by the browser's word, by how calls went and, while it cannot, by asking
 * for its health; and keeps what waits for it.
 * @param onBack - there is a connection again: what failed may be asked again
 */
export function createConnection(onBack: () => void) {
  let connection: Connection = { state: navigator.onLine ? 'online' : 'offline', waiting: [] };
  let waiting: Kept[] = [];
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: Partial<Connection>): void {
    connection = { ...connection, ...next };
    for (const listener of listeners) listener();
  }
  const showWaiting = () => change({ waiting: waiting.map(({ id, name }) => ({ id, name })) });

  function forget(id: number, answer: unknown): void {
    waiting.find((call) => call.id === id)?.end(answer);
    waiting = waiting.filter((call) => call.id !== id);
    showWaiting();
  }

  /** One after the other, in the order they were made: the last word on a setting is the reader's last. */
  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const answer = await next.send();
      if (isLost(answer)) break;
      forget(next.id, answer);
    }
    isSending = false;
  }

  function reached(): void {
    if (connection.state === 'online' || connection.state === 'back') return;
    clearTimeout(timer);
    tries = 0;
    change({ state: 'back' });
    timer = setTimeout(() => change({ state: 'online' }), BACK_MS);
    onBack();
    void sendWaiting();
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (await isReachable()) return reached();
    tries += 1;
    timer = setTimeout(() => void ask(), Math.min(TRY_MS * 2 ** (tries - 1), LONGEST_TRY_MS));
    return change({ state: navigator.onLine ? 'unreachable' : 'offline' });
  }

  function lost(): void {
    if (connection.state === 'offline' || connection.state === 'unreachable') return;
    change({ state: navigator.onLine ? 'unreachable' : 'offline' });
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), TRY_MS);
  }

  const onOffline = () => {
    clearTimeout(timer);
    change({ state: 'offline' });
  };
  const onOnline = () => void (connection.state === 'online' || ask());
  const onLeave = (event: BeforeUnloadEvent) => {
    if (waiting.length > 0) event.preventDefault();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  window.addEventListener('beforeunload', onLeave);

  return {
    get: (): Connection => connection,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * A call ended with this HTTP status; 0: without an answer. A proxy that finds no server, and a site that starts,
     * count as none.
     */
    noteOutcome(status: number, operation = ''): void {
      if (isOfRights(status, operation)) return;
      if ([0, 502, 503, 504].includes(status)) lost();
      else reached();
    },
    /** Keeps a call until there is a connection. Resolves with its answer; undefined when it was cancelled. */
    hold(name: string, send: () => Promise<unknown>): Promise<unknown> {
      return new Promise((end) => {
        lastId += 1;
        waiting = [...waiting, { id: lastId, name, send, end }];
        showWaiting();
      });
    },
    takeBack: (id: number): void => forget(id, undefined),
    /** What waits was another reader's. */
    takeAllBack: (): void => waiting.forEach(({ id }) => forget(id, undefined)),
    tryNow: (): void => void ask(),
    stop(): void {
      clearTimeout(timer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onLeave);
    },
  };
}

export type ConnectionKeeper = ReturnType<typeof createConnection>;
