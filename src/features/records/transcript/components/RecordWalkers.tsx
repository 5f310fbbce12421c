import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSelector } from 'react-redux';

import { selectNeighbours, type searchQuerySlice } from '#features/search/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { resultWalkerTexts as texts, groupTexts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import householdWalkerStyles from './HouseholdWalker.module.scss';
import styles from './transcript.module.scss';

interface HouseholdWalkerProps extends Pick<Transcript, 'nextHouseholds'> {
  /** How the transcribers of the set mark what they could not read. */
  notation: string;
}

/**
 * To the households listed before and after this one: the neighbours, as the enumerator walked. Nothing where the
 * record is of no household.
 */
export function HouseholdWalker({ nextHouseholds, notation }: HouseholdWalkerProps) {
  const { previous = null, next = null } = nextHouseholds ?? {};
  if (!previous && !next) return null;
  const headOf = ({ name }: { name: string | null }) =>
    name !== null && (
      <>
        {': '}
        <Reading text={name} notation={notation} />
      </>
    );
  return (
    <nav aria-label={groupTexts.neighbours} className={householdWalkerStyles.walker}>
      {previous && (
        <TextLink to={transcriptAddress(previous.recordId)} rel="prev">
          <ArrowLeft aria-hidden="true" />
          <span>
            {groupTexts.previous}
            {headOf(previous)}
          </span>
        </TextLink>
      )}
      {next && (
        <TextLink to={transcriptAddress(next.recordId)} rel="next">
          <span>
            {groupTexts.next}
            {headOf(next)}
          </span>
          <ArrowRight aria-hidden="true" />
        </TextLink>
      )}
    </nav>
  );
}

type WithResults = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/**
 * Back to the results this record was opened from, and its neighbours in them. Nothing for a record opened otherwise.
 */
export function ResultWalker({ id }: { id: string }) {
  const neighbours = useSelector((state: WithResults) => selectNeighbours(state, id));
  if (!neighbours) return null;
  const { previous, next, position, total, backTo } = neighbours;
  return (
    <nav aria-label={texts.label} className={styles.walker}>
      <TextLink to={backTo}>{texts.back}</TextLink>
      <span className={styles.place}>{texts.position(position, total)}</span>
      <span className={styles.steps}>
        {previous && (
          <TextLink to={transcriptAddress(previous)} rel="prev">
            {texts.previous}
          </TextLink>
        )}
        {next && (
          <TextLink to={transcriptAddress(next)} rel="next">
            {texts.next}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
