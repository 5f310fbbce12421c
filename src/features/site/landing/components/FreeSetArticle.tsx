import { figure } from '#domain/kernel/wording/counted.ts';
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

import type { FreeSet } from '../landingApi.ts';
import styles from './FreeSetArticle.module.scss';
import { Hero } from './Hero.tsx';

const holding = (title: string, value: string) => ({ title, value, to: null, spans: [] });

/** A record set as it is offered to somebody who is not a member yet: what it tells, how much, how to read it. */
export function FreeSetArticle({ set }: { set: FreeSet }) {
  const span = set.firstYear !== null && set.lastYear !== null ? yearSpan(set.firstYear, set.lastYear) : null;
  const isFree = set.access === 'free';
  const base = withFilters(EMPTY_SEARCH, { DatasetName: anyOf(set.name) });
  const placeSearch = (place: string) => resultsAddress(withFilters(base, { Place: { ...anyOf(place), proximity: 0 } }));
  return (
    <article>
      <Hero
        text={{
          eyebrow: isFree ? 'Free to everyone' : 'Free to search',
          heading: set.name,
          lead: set.description,
          picture: 'archive',
          actions: isFree ? [] : [{ title: 'Create a free account', to: '/register', value: null, spans: [] }],
        }}
      >
        <Card title="Search this record set">
          <EditSearchForm base={base} kind={{ category: set.category.toLowerCase(), subcategory: set.subcategory.toLowerCase(), isOfOneYear: set.firstYear !== null && set.firstYear === set.lastYear }} label={`Search ${set.name}`} hasScope={false} />
        </Card>
      </Hero>
      <PageContainer>
        <div className={styles.parts}>
          {set.isSample && (
            <p>
              <Badge tone="warning">Made-up sample</Badge>
            </p>
          )}
          <Figures
            entries={[
              holding('records', figure(set.recordCount)),
              ...(span === null ? [] : [holding(set.firstYear === set.lastYear ? 'year covered' : 'years covered', span)]),
              ...(set.placeCount > 0 ? [holding(set.placeCount === 1 ? 'place' : 'places', figure(set.placeCount))] : []),
            ]}
          />
          <section aria-labelledby="what-it-costs" className={styles.part}>
            <h2 id="what-it-costs">What it costs</h2>
            <p>
              {isFree
                ? 'Nothing. Every record of this set can be searched and read whole, with or without an account.'
                : 'Searching costs nothing, and everybody sees names, years and places. Members read the records whole.'}
            </p>
          </section>
          {set.places.length > 0 && (
            <section aria-labelledby="places-of-set" className={styles.part}>
              <h2 id="places-of-set">Where its people lived</h2>
              <ul role="list" className={styles.places}>
                {set.places.map(({ value, count }) => (
                  <li key={value}>
                    <TextLink to={placeSearch(value)}>{value}</TextLink> <span className={styles.count}>{figure(count)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="about-set" className={styles.part}>
            <h2 id="about-set">About the source</h2>
            <p>
              {displayValue('SourceCategory', set.subcategory.toLowerCase())} from {displayValue('SourceCountry', set.sourceCountry.toLowerCase())}
              {set.repository !== null && `, kept by ${set.repository}`}.
            </p>
            <p className={styles.ways}>
              <ButtonLink to={recordSetAddress(set.id)}>Years, places and credits in full</ButtonLink>
              <ButtonLink to="/page/free-ancestry-records" variant="quiet">
                Other free records
              </ButtonLink>
            </p>
          </section>
        </div>
      </PageContainer>
    </article>
  );
}
