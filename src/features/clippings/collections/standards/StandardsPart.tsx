import { Suspense, useEffect, useRef, useState } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import type { CollectionWhole } from '../collectionsApi.ts';
import styles from './standards.module.scss';
import { standardsTexts as texts } from './texts.ts';

const StandardsInside = lazyPart(() => import('./StandardsInside.tsx').then((chunk) => chunk.StandardsInside));

/** A collection for other programs, in a part that is opened: what is in it comes then. */
export function StandardsPart({ collection }: { collection: Pick<CollectionWhole, 'id' | 'role' | 'visibility'> }) {
  const [wasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It opens without the script, before the page is hydrated as well.
  useEffect(() => setOpened(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={styles.part}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{texts.title}</summary>
      {wasOpened && (
        <Suspense fallback={null}>
          <StandardsInside collection={collection} />
        </Suspense>
      )}
    </details>
  );
}
