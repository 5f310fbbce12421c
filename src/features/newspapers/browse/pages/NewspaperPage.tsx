import { useParams } from 'react-router-dom';

import { issueDateInWords, weekdaysInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { NEWSPAPERS, placeAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { placeOfTitle } from '#domain/newspapers/core/placeOfTitle.ts';
import { ArticleSearchBox } from '#features/newspapers/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useNewspaperHoldingsQuery, type NewspaperHoldings } from '../browseApi.ts';
import { MissingPart } from '../components/MissingPart.tsx';
import { YearList } from '../components/YearList.tsx';
import { newspaperTexts as texts } from '../texts.ts';
import styles from './NewspaperPage.module.scss';

/** One newspaper. States, in the order they are decided: no answer yet, failed, missing, a newspaper. */
export function Component() {
  const { slug = '' } = useParams();
  const { currentData: holdings, ...answer } = useNewspaperHoldingsQuery({ slug });
  usePageTitle(holdings?.title.name ?? null);
  if (holdings === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (holdings === null) return <MissingPart {...texts.missing} to={NEWSPAPERS} action={texts.missing.all} />;
  return <Newspaper holdings={holdings} />;
}

function Newspaper({ holdings: { title, years } }: { holdings: NewspaperHoldings }) {
  const place = placeAddress(title);
  return (
    <PageContainer>
      <Breadcrumbs crumbs={[{ label: texts.all, to: NEWSPAPERS }, { label: title.name }]} />
      <article className={styles.article}>
        <header className={styles.header}>
          <h1>{title.name}</h1>
          <p className={styles.summary}>
            {texts.summary(title.issueCount, title.pageCount, title.articleCount)}{' '}
            {title.isSample && <Badge tone="warning">{texts.sample}</Badge>}
          </p>
          <ArticleSearchBox base={{ title: [title.id] }} label={texts.search.label} action={texts.search.action} />
          {place !== null && (
            <p>
              <TextLink to={place}>{texts.ofPlace(title.placeName?.split(',')[0] ?? '')}</TextLink>
            </p>
          )}
        </header>
        <div className={styles.columns}>
          <section aria-labelledby="years" className={styles.years}>
            <h2 id="years">{texts.yearsTitle}</h2>
            <YearList slug={title.slug} years={years} />
          </section>
          <Card title={texts.about}>
            <DescriptionList
              items={[
                { term: texts.place, value: placeOfTitle(title) },
                { term: texts.days, value: weekdaysInWords(title.publishesOn) },
                { term: texts.first, value: issueDateInWords(title.firstIssue, 'day') },
                { term: texts.last, value: issueDateInWords(title.lastIssue, 'day') },
                { term: texts.source, value: title.sourceNote },
                { term: texts.rights, value: title.rights },
                { term: texts.credit, value: title.attribution },
              ].filter(({ value }) => value !== null)}
            />
          </Card>
        </div>
      </article>
    </PageContainer>
  );
}
