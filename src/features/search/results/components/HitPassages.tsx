import { Fragment } from 'react';

import type { SearchHit } from '../recordSearchApi.ts';
import { passageTexts as texts } from '../texts.ts';
import styles from './ResultsFoot.module.scss';

/** Stretches of a long document, with the words that were searched for; nothing where none was searched. */
export function HitPassages({ hit: { name, snippets } }: { hit: Pick<SearchHit, 'name' | 'snippets'> }) {
  if (!snippets || snippets.length === 0) return null;
  return (
    <div role="group" aria-label={texts.label(name)} className={styles.passages}>
      {snippets.map(({ parts }, at) => (
        <Fragment key={at}>
          {at > 0 && texts.between}
          {parts.map(({ text, isHit }, part) =>
            isHit ? <mark key={part}>{text}</mark> : <Fragment key={part}>{text}</Fragment>,
          )}
        </Fragment>
      ))}
    </div>
  );
}
