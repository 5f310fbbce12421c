import { folderAddress } from '#features/research/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { introductionTexts as texts } from './texts.ts';

/** What folders are for, in three steps (grant `my-research:introduction`, Q-095). */
export function Introduction() {
  return (
    <Card title={texts.title}>
      <ol role="list" className={styles.steps}>
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.way}>
        <TextLink to={`${folderAddress('example')}/1`}>{texts.example}</TextLink>
      </p>
    </Card>
  );
}
