import { Suspense } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Cards, Figures } from '#ui/ContentText/Entries.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RegionDetail } from '../landingApi.ts';
import { regionTexts } from '../regionTexts.ts';
import { regionAddress, regionLead } from '../regionWords.ts';
import { landingTexts } from '../texts.ts';
import { Hero } from './Hero.tsx';
import styles from './RegionArticle.module.scss';

const RegionMap = lazyPart(() => import('./RegionMap.tsx').then((chunk) => chunk.RegionMap));

const results = (query: string): string => resultsAddress(readSearchAddress(query).query);

interface CountsProps {
  title: string;
  id: string;
  counts: readonly { name: string; count: number; query: string }[];
}

/** Names with counts, each leading to its records. Draws nothing without any. */
function Counts({ title, id, counts }: CountsProps) {
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={styles.counts}>
        {counts.map(({ name, count, query }) => (
          <li key={query} className={styles.count}>
            <TextLink plain to={results(query)}>
              {name}
            </TextLink>
            <span className={styles.number}>{figure(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A region: what we hold of it, what is below it, its places on the map, its record sets. */
export function RegionArticle({ region }: { region: RegionDetail }) {
  const { name, level, trail, children, content, recordCount, query } = region;
  const all = level === 'all';
  const searchAll =
    recordCount > 0 && !all
      ? [{ title: regionTexts.browse(recordCount), to: results(query), value: null, spans: [] }]
      : [];
  return (
    <article>
      <Hero
        text={{
          eyebrow:
            content?.eyebrow ??
            (all
              ? regionTexts.byRegion
              : trail
                  .slice(0, -1)
                  .map((each) => each.name)
                  .join(' · ') || regionTexts.byCountry),
          heading: content?.heading ?? name,
          lead: content?.lead ?? regionLead(region),
          picture: content?.picture ?? 'map',
          actions: content && content.actions.length > 0 ? content.actions : searchAll,
        }}
      />
      <PageContainer>
        {!all && (
          <Breadcrumbs
            crumbs={[
              { label: regionTexts.regions, to: '/region' },
              ...trail.slice(0, -1).map((each) => ({ label: each.name, to: regionAddress(each.key) })),
              { label: name },
            ]}
          />
        )}
        <div className={styles.parts}>
          {recordCount === 0 ? (
            <Notice
              tone="empty"
              headingLevel={2}
              title={regionTexts.none(name)}
              actions={<ButtonLink to="/search/historical-records">{landingTexts.seeSets}</ButtonLink>}
            >
              <p>{regionTexts.noneText}</p>
            </Notice>
          ) : (
            <Figures
              entries={[
                { title: regionTexts.records, value: figure(recordCount), to: null, spans: [] },
                ...(region.firstDecade !== null && region.lastDecade !== null
                  ? [
                      {
                        title: regionTexts.decades,
                        value: `${region.firstDecade}s–${region.lastDecade}s`,
                        to: null,
                        spans: [],
                      },
                    ]
                  : []),
              ]}
            />
          )}
          {content && <ContentText blocks={content.blocks} />}
          <Counts id="other-counties" title={regionTexts.otherCounties} counts={region.otherCounties} />
          {children.length > 0 && (
            <section aria-labelledby="below" className={styles.part}>
              <h2 id="below">
                {all
                  ? regionTexts.countries
                  : level === 'country'
                    ? regionTexts.partsOf(name)
                    : regionTexts.countiesOf(name)}
              </h2>
              <Cards
                entries={children.map((child) => ({
                  title: child.name,
                  to: regionAddress(child.key),
                  value: child.count === 0 ? regionTexts.noRecords : landingTexts.records(child.count),
                  spans: [],
                }))}
              />
            </section>
          )}
          {region.places.some(({ latitude }) => latitude !== null) && (
            <Suspense fallback={null}>
              <RegionMap region={region} />
            </Suspense>
          )}
          <Counts id="places" title={regionTexts.places} counts={region.places} />
          <Counts id="record-sets" title={regionTexts.sets} counts={region.recordSets} />
        </div>
      </PageContainer>
    </article>
  );
}
