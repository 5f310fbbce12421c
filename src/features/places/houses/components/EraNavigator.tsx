import type { MouseEvent } from 'react';

import { ERAS, type Era } from '#domain/places/houses/eras.ts';

import { houseFormTexts } from '../texts.ts';
import styles from './EraNavigator.module.scss';

interface EraNavigatorProps {
  active: Era['id'];
  onChoose: (id: Era['id']) => void;
}

/** The way to the four sections; the one the reader is at is marked. */
export function EraNavigator({ active, onChoose }: EraNavigatorProps) {
  const choose = (event: MouseEvent, id: Era['id']) => {
    // Opened elsewhere, the link is an ordinary one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav aria-label={houseFormTexts.sections}>
      <ul role="list" className={styles.list}>
        {ERAS.map(({ id, anchor }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.anchor}
              aria-current={id === active ? 'location' : undefined}
              onClick={(event) => choose(event, id)}
            >
              {anchor}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
