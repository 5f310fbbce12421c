const NAME = 'muniment-signed-out';

/** What another tab did: signed out, or cleared what the site keeps in this browser as well. */
export type SignOutKind = 'signed-out' | 'cleared';

/** The channel this tab listens on. What is sent by it reaches every tab but this one. */
let ownChannel: BroadcastChannel | null = null;

const kindOf = (message: unknown): SignOutKind => (message === 'cleared' ? 'cleared' : 'signed-out');

/** Notifies every other tab that the session has ended, also where BroadcastChannel does not work. */
export function announceSignOut(kind: SignOutKind): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = ownChannel ?? new BroadcastChannel(NAME);
    channel.postMessage(kind);
    if (channel !== ownChannel) channel.close();
    return;
  }
  try {
    window.localStorage.setItem(NAME, kind);
    window.localStorage.removeItem(NAME);
  } catch {
    return;
  }
}

/** Calls back when another tab signed out. Returns a function that stops listening. */
export function onSignOutElsewhere(listener: (kind: SignOutKind) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    ownChannel = channel;
    channel.addEventListener('message', ({ data }) => listener(kindOf(data)));
    return () => {
      if (ownChannel === channel) ownChannel = null;
      channel.close();
    };
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME && event.newValue !== null) listener(kindOf(event.newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
