import { useParams } from 'react-router-dom';

import { holdingsOf } from '#domain/newspapers/core/holdingsOf.ts';
import { NEWSPAPERS, newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { placeOfTitle } from '#domain/newspapers/core/placeOfTitle.ts';
import { ArticleSearchBox } from '#features/newspapers/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type PlaceHoldings, useNewspapersOfPlaceQuery } from '../browseApi.ts';
import { MissingPart } from '../components/MissingPart.tsx';
import { YearList } from '../components/YearList.tsx';
import { newspaperTexts, placeTexts as texts } from '../texts.ts';
import styles from './NewspaperPage.module.scss';

/** The newspapers of a place, each with the years of its issues. States: no answer yet, failed, none, newspapers. */
export function Component() {
  const { county = '', town = '' } = useParams();
  const { currentData: holdings, ...answer } = useNewspapersOfPlaceQuery({ county, town });
  const place = holdings?.[0] ? placeOfTitle(holdings[0].title) : null;
  usePageTitle(place === null ? null : texts.heading(place));
  if (holdings === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (holdings.length === 0) return <MissingPart {...texts.missing} to={NEWSPAPERS} action={texts.missing.all} />;
  return <Place place={place ?? ''} holdings={holdings} />;
}

function Place({ place, holdings }: { place: string; holdings: PlaceHoldings }) {
  const titles = holdings.map(({ title }) => title);
  const { issues, years } = holdingsOf(titles);
  const town = place.split(',')[0] ?? place;
  return (
    <PageContainer>
      <Breadcrumbs crumbs={[{ label: newspaperTexts.all, to: NEWSPAPERS }, { label: place }]} />
      <article className={styles.article}>
        <header className={styles.header}>
          <h1>{texts.heading(place)}</h1>
          <p className={styles.summary}>{texts.summary(titles.length, issues, years)}</p>
          <ArticleSearchBox
            base={{ title: titles.map(({ id }) => id) }}
            label={texts.search.label(town)}
            action={texts.search.action}
          />
        </header>
        {holdings.map(({ title, years: held }) => (
          <section key={title.id} aria-labelledby={title.slug} className={styles.years}>
            <h2 id={title.slug}>
              <TextLink to={newspaperAddress(title.slug)}>{title.name}</TextLink>{' '}
              {title.isSample && <Badge tone="warning">{newspaperTexts.sample}</Badge>}
            </h2>
            <YearList slug={title.slug} years={held.filter(({ issueCount }) => issueCount > 0)} />
          </section>
        ))}
      </article>
    </PageContainer>
  );
}
