import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { useFlag, useGrant } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { startTreeTexts as texts } from '../texts.ts';
import styles from './StartTree.module.scss';

/** The ways into family trees; nothing for readers without their grant, and at library terminals. */
export function StartTree() {
  const hasTrees = useGrant('tree');
  const isTerminal = useFlag(LIBRARY_TERMINAL);
  if (!hasTrees || isTerminal) return null;
  return (
    <section aria-labelledby="start-tree" className={styles.trees}>
      <div className={styles.words}>
        <h2 id="start-tree">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <p className={styles.ways}>
        <ButtonLink variant="primary" to="/family-tree">
          {texts.start}
        </ButtonLink>
        <TextLink to="/tree/example-family-tree">{texts.example}</TextLink>
        <TextLink to="/search-family-tree">{texts.search}</TextLink>
      </p>
    </section>
  );
}
