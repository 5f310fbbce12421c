const NAME = 'muniment-signed-out';

/** What another tab did: signed out, or cleared what the site keeps in this browser as well. */
export type SignOutKind = 'signed-out' | 'cleared';

const kindOf = (told: unknown): SignOutKind => (told === 'cleared' ? 'cleared' : 'signed-out');

/** Tells every other tab that the session has ended, also where BroadcastChannel does not work. */
export function tellSignOut(kind: SignOutKind): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(kind);
    channel.close();
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
    channel.addEventListener('message', ({ data }) => listener(kindOf(data)));
    return () => channel.close();
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME && event.newValue !== null) listener(kindOf(event.newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
