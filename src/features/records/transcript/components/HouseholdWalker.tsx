import { ArrowLeft, ArrowRight } from 'lucide-react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { groupTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import styles from './HouseholdWalker.module.scss';

/**
 * To the households listed before and after this one: the neighbours, as the enumerator walked. Nothing where the
 * record is of no household.
 */
export function HouseholdWalker({ nextHouseholds }: Pick<Transcript, 'nextHouseholds'>) {
  const { previous = null, next = null } = nextHouseholds ?? {};
  if (!previous && !next) return null;
  return (
    <nav aria-label={texts.neighbours} className={styles.walker}>
      {previous && (
        <TextLink to={transcriptAddress(previous.recordId)} rel="prev">
          <ArrowLeft aria-hidden="true" />
          {texts.previousOf(previous.name)}
        </TextLink>
      )}
      {next && (
        <TextLink to={transcriptAddress(next.recordId)} rel="next">
          {texts.nextOf(next.name)}
          <ArrowRight aria-hidden="true" />
        </TextLink>
      )}
    </nav>
  );
}
