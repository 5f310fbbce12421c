import { useParams, useSearchParams } from 'react-router-dom';

import { readNameRange } from '#domain/site/landing/nameRange.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { Hero } from '../components/Hero.tsx';
import { NameList, NameRanges } from '../components/NameList.tsx';
import styles from '../components/names.module.scss';
import { useCensus1911NamesQuery, type Names } from '../landingApi.ts';
import { namesTexts } from '../namesTexts.ts';
import { landingTexts } from '../texts.ts';

/** The whole 1911 census, to be opened by the first letter of a surname. */
function NameAlphabet({ names: { ranges, total } }: { names: Names }) {
  return (
    <>
      <Hero
        text={{
          eyebrow: namesTexts.eyebrow,
          heading: namesTexts.heading,
          lead: namesTexts.lead,
          picture: 'ledger',
          actions: [],
        }}
      />
      <PageContainer>
        <div className={styles.page}>
          {total === 0 ? (
            <Notice
              tone="empty"
              headingLevel={2}
              title={namesTexts.none}
              actions={<ButtonLink to="/search/historical-records">{landingTexts.seeSets}</ButtonLink>}
            >
              <p>{namesTexts.noneText}</p>
            </Notice>
          ) : (
            <p className={styles.total}>{namesTexts.listed(total)}</p>
          )}
          <NameRanges title={namesTexts.ranges} ranges={ranges} />
        </div>
      </PageContainer>
    </>
  );
}

/**
 * Surnames of the 1911 census: the whole alphabet, or one range of it (spec 1 section 2). States: on their way, failed,
 * no range, names.
 */
export function Component() {
  const { letterRange } = useParams();
  const [search] = useSearchParams();
  const isNone = letterRange !== undefined && readNameRange(letterRange) === null;
  const { currentData: names, ...answer } = useCensus1911NamesQuery(
    { range: letterRange?.toLowerCase() ?? null, page: pageIn(search) },
    { skip: isNone },
  );
  usePageTitle(names?.range ? namesTexts.inCensus(names.range.label) : null);
  if (isNone || names === null) throw new PageMissing();
  if (names === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={namesTexts}
        waiting={<PageSkeleton label={namesTexts.loading} shape="table" />}
        asPage
      />
    );
  return names.range ? <NameList names={names} range={names.range} /> : <NameAlphabet names={names} />;
}
