import { ArrowLeft } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { Link } from 'react-router-dom';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import {
  plainSetName,
  resultsAddress,
  sampleNote,
  searchInput,
  anyOf,
  withFilters,
} from '#features/search/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type PlaceHit, useMapPlaceRecordsQuery } from '../mapSearchApi.ts';
import { placeRecordsTexts as texts } from '../texts.ts';
import styles from './mapLists.module.scss';

/** The same search at one place alone, from its first page. */
const atPlace = (query: SearchQuery, name: string): SearchQuery =>
  withFilters(query, { Place: { ...anyOf(name), proximity: 0 } });

function factsOf({ birthInWords, event, year }: PlaceHit): string {
  const born = birthInWords === null ? null : texts.born(birthInWords);
  return [born, [event, year].filter((part) => part !== null).join(' ')].filter(Boolean).join(' · ');
}

interface PlaceRecordsProps {
  /** Name of the place as the search takes it. */
  place: string;
  query: SearchQuery;
  hrefOf: (page: number) => string;
  onBack: () => void;
  ref?: Ref<HTMLHeadingElement>;
}

/** The records of a search at one place, a page at a time, and the way to them among the results. */
export function PlaceRecords({ place, query, hrefOf, onBack, ref }: PlaceRecordsProps) {
  const here = useMemo(() => atPlace(query, place), [query, place]);
  const { currentData: found, ...answer } = useMapPlaceRecordsQuery({
    input: searchInput({ ...here, page: query.page }),
  });
  const sample = found ? sampleNote(found.hits.map(({ recordSet }) => recordSet)) : null;
  return (
    <>
      <div>
        <Button variant="quiet" size="sm" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {place}
      </h2>
      {!found && <NoAnswer of={answer} texts={texts} waiting={<SkeletonTable rows={8} columns={2} />} />}
      {found && (
        <>
          <p role="status" className={styles.total}>
            {texts.total(found.total)}
          </p>
          {sample !== null && <p className={styles.facts}>{sample}</p>}
          <ul role="list" aria-label={texts.label(place)} className={styles.records}>
            {found.hits.map((hit) => (
              <li key={hit.id} className={styles.record}>
                <RecordTypeIcon type={hit.type} />
                <div>
                  <Link to={transcriptAddress(hit.id)} className={styles.name}>
                    <Reading text={hit.name} notation={hit.recordSet.notation} />
                  </Link>
                  <p className={styles.facts}>{factsOf(hit)}</p>
                  <p className={styles.facts}>{plainSetName(hit.recordSet)}</p>
                </div>
              </li>
            ))}
          </ul>
          <ReadingLegend
            readings={found.hits.map(({ name, recordSet }) => ({ text: name, notation: recordSet.notation }))}
          />
          <Pagination
            label={texts.pages}
            current={found.page}
            last={Math.ceil(found.total / found.pageSize)}
            hrefOf={hrefOf}
          />
          <TextLink to={resultsAddress(here)}>{texts.results}</TextLink>
        </>
      )}
    </>
  );
}
