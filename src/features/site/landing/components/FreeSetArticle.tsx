import { figure } from '#domain/kernel/wording/countInWords.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { anyOf, EMPTY_SEARCH, EditSearchForm, resultsAddress, withFilters } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Figures } from '#ui/ContentText/Entries.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { freeTexts } from '../freeTexts.ts';
import type { FreeSet } from '../landingApi.ts';
import { landingTexts } from '../texts.ts';
import styles from './FreeSetArticle.module.scss';
import { Hero } from './Hero.tsx';

const holding = (title: string, value: string) => ({ title, value, to: null, spans: [] });

/** A record set as it is offered to a visitor: what it says, how much, how to read it. */
export function FreeSetArticle({ set }: { set: FreeSet }) {
  const span = set.firstYear !== null && set.lastYear !== null ? yearSpan(set.firstYear, set.lastYear) : null;
  const isFree = set.access === 'free';
  const base = withFilters(EMPTY_SEARCH, { DatasetName: anyOf(set.name) });
  const placeSearch = (place: string) =>
    resultsAddress(withFilters(base, { Place: { ...anyOf(place), proximity: 0 } }));
  return (
    <article>
      <Hero
        text={{
          eyebrow: isFree ? freeTexts.freeToAll : freeTexts.freeToSearch,
          heading: set.name,
          lead: set.description,
          picture: 'archive',
          actions: isFree ? [] : [{ title: landingTexts.createAccount, to: '/register', value: null, spans: [] }],
        }}
      >
        <Card title={freeTexts.searchSet}>
          <EditSearchForm
            base={base}
            kind={{
              category: set.category.toLowerCase(),
              subcategory: set.subcategory.toLowerCase(),
              isOfOneYear: set.firstYear !== null && set.firstYear === set.lastYear,
            }}
            label={freeTexts.searchNamed(set.name)}
            hasScope={false}
          />
        </Card>
      </Hero>
      <PageContainer>
        <div className={styles.parts}>
          {set.isSample && (
            <p>
              <Badge tone="warning">{landingTexts.sample}</Badge>
            </p>
          )}
          <Figures
            entries={[
              holding(freeTexts.recordsFigure(set.recordCount), figure(set.recordCount)),
              ...(span === null ? [] : [holding(freeTexts.yearsFigure(set.firstYear === set.lastYear), span)]),
              ...(set.placeCount > 0 ? [holding(freeTexts.placesFigure(set.placeCount), figure(set.placeCount))] : []),
            ]}
          />
          <section aria-labelledby="what-it-costs" className={styles.part}>
            <h2 id="what-it-costs">{freeTexts.cost}</h2>
            <p>{isFree ? freeTexts.costNothing : freeTexts.costAccount}</p>
          </section>
          {set.places.length > 0 && (
            <section aria-labelledby="places-of-set" className={styles.part}>
              <h2 id="places-of-set">{freeTexts.places}</h2>
              <ul role="list" className={styles.places}>
                {set.places.map(({ value, count }) => (
                  <li key={value}>
                    <TextLink to={placeSearch(value)}>{value}</TextLink>{' '}
                    <span className={styles.count}>{figure(count)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="about-set" className={styles.part}>
            <h2 id="about-set">{freeTexts.about}</h2>
            <p>
              {freeTexts.aboutText(
                displayValue('SourceCategory', set.subcategory.toLowerCase()),
                displayValue('SourceCountry', set.sourceCountry.toLowerCase()),
                set.repository,
              )}
            </p>
            <p className={styles.ways}>
              <ButtonLink to={recordSetAddress(set.id)}>{freeTexts.inFull}</ButtonLink>
              <ButtonLink to="/page/free-ancestry-records" variant="quiet">
                {freeTexts.others}
              </ButtonLink>
            </p>
          </section>
        </div>
      </PageContainer>
    </article>
  );
}
