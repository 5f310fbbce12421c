import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Text } from '../landingApi.ts';
import { landingTexts } from '../texts.ts';
import styles from './OnThisPage.module.scss';

/** Fewer parts than this are found without a list of them. */
const FEWEST = 3;

/** The parts of a text beside it, on screens with room for both. */
export function OnThisPage({ blocks }: Pick<Text, 'blocks'>) {
  const parts = blocks.flatMap(({ kind, level, anchor, spans }) =>
    kind === 'heading' && level === 2 && anchor !== null
      ? [{ anchor, title: spans.map(({ text }) => text).join('') }]
      : [],
  );
  if (parts.length < FEWEST) return null;
  return (
    <nav aria-labelledby="on-this-page" className={styles.nav}>
      <p id="on-this-page" className={styles.title}>
        {landingTexts.onThisPage}
      </p>
      <ul role="list" className={styles.list}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <TextLink plain to={`#${anchor}`}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
