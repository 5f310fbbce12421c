import { subscribe, type StreamEnd } from '#services/graphql/subscribe.ts';

/** What changed: the name of a conversation, or null when everything is to be asked again. */
export type Hint = string | null;

const DOCUMENT = 'subscription MessagingEvents { messagingEvents { kind hash } }';

/** Reads a stream of hints to its end. @param onOpen - it is open: from now on nothing is missed */
export const openStream = (onOpen: () => void, onHint: (hint: Hint) => void, signal: AbortSignal): Promise<StreamEnd> =>
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
