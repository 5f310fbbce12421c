import { useSyncExternalStore } from 'react';

import styles from './ConnectionNotice.module.scss';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the connection is gone; what is on the screen can still be read. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" aria-label="Connection">
      {!isOnline && <p className={styles.notice}>You are offline. What is on this page stays; anything new has to wait for a connection.</p>}
    </div>
  );
}
