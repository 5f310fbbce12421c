import { useEffect, useRef } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import styles from './correcting.module.scss';
import { conflictTexts as texts } from './texts.ts';

interface LineConflictProps {
  theirs: string;
  yours: string;
  onTheirs: () => void;
  onYours: () => void;
}

/** Both texts of a line that two members corrected; the second chooses. */
export function LineConflict({ theirs, yours, onTheirs, onYours }: LineConflictProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={texts.title} tabIndex={-1} className={styles.conflict}>
      <p className={styles.conflictTitle}>{texts.title}</p>
      <dl className={styles.texts}>
        <dt>{texts.theirs}</dt>
        <dd>{theirs}</dd>
        <dt>{texts.yours}</dt>
        <dd>{yours}</dd>
      </dl>
      <Inline gap={3}>
        <Button size="sm" onClick={onTheirs}>
          {texts.useTheirs}
        </Button>
        <Button size="sm" variant="primary" onClick={onYours}>
          {texts.saveYours}
        </Button>
      </Inline>
    </div>
  );
}
