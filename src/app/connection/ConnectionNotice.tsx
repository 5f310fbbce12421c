import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { Button } from '#ui/Button/Button.tsx';

import type { AppStore } from '../store.ts';
import type { ConnectionKeeper } from './connection.ts';
import styles from './ConnectionNotice.module.scss';
import { keepConnection } from './keepConnection.ts';
import { connectionTexts as texts } from './texts.ts';

/**
 * Follows the connection while it is mounted, says when it is lost and when it is back, and lists what waits to be
 * sent.
 */
export function ConnectionNotice() {
  const store = useStore() as AppStore;
  const [keeper, setKeeper] = useState<ConnectionKeeper | null>(null);
  useEffect(() => {
    const { keeper: started, stop } = keepConnection(store);
    setKeeper(started);
    return stop;
  }, [store]);
  return keeper && <ConnectionStatus keeper={keeper} />;
}

function ConnectionStatus({ keeper }: { keeper: ConnectionKeeper }) {
  const { state, waiting } = useSyncExternalStore(keeper.subscribe, keeper.get);
  const isShown = state !== 'online' || waiting.length > 0;
  return (
    <div className={isShown ? styles.notice : undefined} data-state={state}>
      <p role="status" aria-label={texts.name}>
        {texts.states[state]}
      </p>
      {state === 'unreachable' && (
        <Button size="sm" onClick={keeper.tryNow}>
          {texts.tryNow}
        </Button>
      )}
      {waiting.length > 0 && (
        <section aria-label={texts.waiting} className={styles.waiting}>
          <h2>{texts.waiting}</h2>
          <ul role="list">
            {waiting.map(({ id, name }) => (
              <li key={id}>
                {name}
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.doNotSendNamed(name)}
                  onClick={() => keeper.takeBack(id)}
                >
                  {texts.doNotSend}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
