import { type ReactNode } from 'react';

import { CONCERN_LABELS, isClosureConcern } from '#domain/records/reports/closureRules.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ClosureRequest } from '../api/reportsApi.ts';
import styles from './reports.module.scss';
import { StateBadge } from './StateBadge.tsx';

/** One request to close a record, and what became of it. `children` is what can be done. */
export function ClosureCard({ request, children }: { request: ClosureRequest; children?: ReactNode }) {
  const { recordId, recordName, recordSetName, concern, reason, state, answer, askedAt } = request;
  return (
    <Card>
      <Stack gap={2}>
        <div className={styles.head}>
          {recordName === null ? <span>A closed record</span> : <TextLink to={transcriptAddress(recordId)}>{recordName}</TextLink>}
          <StateBadge state={state} />
        </div>
        {isClosureConcern(concern) && <p>{CONCERN_LABELS[concern]}.</p>}
        <p className={styles.words}>{reason}</p>
        {answer !== '' && <p className={`${styles.words} ${styles.answer}`}>{answer}</p>}
        <p className={styles.meta}>
          {recordSetName !== null && `${recordSetName} · `}
          <time dateTime={askedAt}>{momentInWords(askedAt)}</time>
        </p>
        {children}
      </Stack>
    </Card>
  );
}
