import { ArticleSearchBox } from '#features/newspapers/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';

import { startTexts } from '../texts.ts';
import styles from './SearchNewspapersPage.module.scss';

const texts = startTexts.institution;

/** The search of what a library opens to its patrons (GRANT-027). */
export const LibrarySearch = () => (
  <Card title={texts.title}>
    <div className={styles.search}>
      <p>{texts.text}</p>
      <ArticleSearchBox base={{ access: ['institution'] }} label={texts.label} action={texts.action} />
    </div>
  </Card>
);
