import { type ReactNode } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Correction } from '../reportsApi.ts';
import { reportCardTexts } from '../texts.ts';
import styles from './reports.module.scss';
import { StateBadge } from './StateBadge.tsx';

/** One reported error: the record, both readings, and what became of it. `children` is what can be done. */
export function CorrectionCard({ correction, children }: { correction: Correction; children?: ReactNode }) {
  const { recordId, recordName, recordSetName, fieldLabel, written, proposed, comment, state, answer, reportedAt } =
    correction;
  return (
    <Card>
      <Stack gap={2}>
        <div className={styles.head}>
          {recordName === null ? (
            <span>{reportCardTexts.removedRecord}</span>
          ) : (
            <TextLink to={transcriptAddress(recordId)}>{recordName}</TextLink>
          )}
          <StateBadge state={state} />
        </div>
        <p className={styles.reading}>
          <span>{fieldLabel}:</span>
          {written !== '' && <del>{written}</del>}
          <ins>{proposed}</ins>
        </p>
        {comment !== '' && <p className={styles.words}>{comment}</p>}
        {answer !== '' && <p className={`${styles.words} ${styles.answer}`}>{answer}</p>}
        <p className={styles.meta}>
          {recordSetName !== null && `${recordSetName} · `}
          <time dateTime={reportedAt}>{momentInWords(reportedAt)}</time>
        </p>
        {children}
      </Stack>
    </Card>
  );
}
