const NAME = 'muniment-signed-out';

/** Tells every other tab that the session has ended, also where BroadcastChannel does not work. */
export function tellSignOut(): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(null);
    channel.close();
    return;
  }
  try {
    window.localStorage.setItem(NAME, String(Date.now()));
    window.localStorage.removeItem(NAME);
  } catch {
    return;
  }
}

/** Calls back when another tab signed out. Returns a function that stops listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', listener);
    return () => channel.close();
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
