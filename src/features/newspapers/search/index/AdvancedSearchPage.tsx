import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import { useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { AdvancedForm } from './AdvancedForm.tsx';
import { advancedPageTexts as texts } from './pageTexts.ts';
import styles from './SearchNewspapersPage.module.scss';

/**
 * Everything a search can ask for, in one form with the address of the results (ROUTE-148). States: loading, failed, a
 * form.
 */
export function Component() {
  const { search } = useLocation();
  const query = useMemo(() => readArticleAddress(search).query, [search]);
  const { data: titles, ...answer } = useNewspaperTitlesQuery();
  if (titles === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        <AdvancedForm key={search} query={query} titles={titles} />
      </div>
    </PageContainer>
  );
}
