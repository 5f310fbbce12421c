import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { Button } from '#ui/Button/Button.tsx';

import type { AppStore } from '../store.ts';
import type { ConnectionKeeper, ConnectionState } from './connection.ts';
import styles from './ConnectionNotice.module.scss';
import { keepConnection } from './keepConnection.ts';

const WORDS: Readonly<Record<ConnectionState, string>> = {
  online: '',
  offline: 'You are offline. Pages you have already opened stay readable; anything new has to wait for a connection.',
  unreachable: 'The site cannot be reached just now. It is tried again by itself; what is on this page stays.',
  back: 'The connection is back.',
};

/** Follows the connection as long as it stands, says that it is gone and that it is back, and lists what waits to be sent. */
export function ConnectionNotice() {
  const store = useStore() as AppStore;
  const [keeper, setKeeper] = useState<ConnectionKeeper | null>(null);
  useEffect(() => {
    const kept = keepConnection(store);
    setKeeper(kept.keeper);
    return kept.stop;
  }, [store]);
  return keeper && <Told keeper={keeper} />;
}

function Told({ keeper }: { keeper: ConnectionKeeper }) {
  const { state, waiting } = useSyncExternalStore(keeper.subscribe, keeper.get);
  const isShown = state !== 'online' || waiting.length > 0;
  return (
    <div className={isShown ? styles.notice : undefined} data-state={state}>
      <p role="status" aria-label="Connection">{WORDS[state]}</p>
      {state === 'unreachable' && <Button size="sm" onClick={keeper.tryNow}>Try now</Button>}
      {waiting.length > 0 && (
        <section aria-label="Waiting to be sent" className={styles.waiting}>
          <h2>Waiting to be sent</h2>
          <ul role="list">
            {waiting.map(({ id, name }) => (
              <li key={id}>
                {name}
                <Button size="sm" variant="quiet" aria-label={`Do not send: ${name}`} onClick={() => keeper.takeBack(id)}>Do not send</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
