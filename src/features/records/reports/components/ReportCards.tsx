import type { ReactNode } from 'react';

import { CONCERN_LABELS, isClosureConcern } from '#domain/records/reports/reportRules.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ClosureRequest, Correction } from '../reportsApi.ts';
import { reportCardTexts as texts } from '../texts.ts';
import styles from './reports.module.scss';

const TONES = { WAITING: 'neutral', ACCEPTED: 'success', REJECTED: 'warning' } as const;

/** The state of a report. */
const StateBadge = ({ state }: Pick<Correction, 'state'>) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;

/** One reported error: the record, both readings, and what became of it. `children` is what can be done. */
export function CorrectionCard({ correction, children }: { correction: Correction; children?: ReactNode }) {
  const {
    recordId,
    recordName,
    recordSetName,
    fieldLabel,
    written,
    proposed,
    fits,
    comment,
    state,
    isEdited,
    answer,
    reportedAt,
  } = correction;
  return (
    <Card>
      <Stack gap={2}>
        <div className={styles.head}>
          {recordName === null ? (
            <span>{texts.removedRecord}</span>
          ) : (
            <TextLink to={transcriptAddress(recordId)}>{recordName}</TextLink>
          )}
          <StateBadge state={state} />
        </div>
        <p className={styles.reading}>
          <span>{fieldLabel}:</span>
          {written !== '' && <del>{written}</del>}
          <ins>{proposed}</ins>
          {fits && <Badge tone="brand">{texts.fits}</Badge>}
        </p>
        {comment !== '' && <p className={styles.words}>{comment}</p>}
        {isEdited && state === 'WAITING' && <p>{texts.edited}</p>}
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

/** One request to close a record, and what became of it. `children` is what can be done. */
export function ClosureCard({ request, children }: { request: ClosureRequest; children?: ReactNode }) {
  const {
    recordId,
    recordName,
    recordSetName,
    concern,
    reason,
    state,
    answer,
    askedAt,
    reopenedAt,
    reopenedWhy,
    reopenedBy,
  } = request;
  return (
    <Card>
      <Stack gap={2}>
        <div className={styles.head}>
          {recordName === null ? (
            <span>{texts.closedRecord}</span>
          ) : (
            <TextLink to={transcriptAddress(recordId)}>{recordName}</TextLink>
          )}
          {reopenedAt === null ? <StateBadge state={state} /> : <Badge>{texts.undone}</Badge>}
        </div>
        {isClosureConcern(concern) && <p>{CONCERN_LABELS[concern]}.</p>}
        <p className={styles.words}>{reason}</p>
        {answer !== '' && <p className={`${styles.words} ${styles.answer}`}>{answer}</p>}
        {reopenedAt !== null && (
          <>
            <p className={`${styles.words} ${styles.answer}`}>{reopenedWhy}</p>
            <p className={styles.meta}>
              {texts.undoneOn}
              <time dateTime={reopenedAt}>{momentInWords(reopenedAt)}</time>
              {reopenedBy !== null && texts.undoneBy(reopenedBy)}.
            </p>
          </>
        )}
        <p className={styles.meta}>
          {recordSetName !== null && `${recordSetName} · `}
          <time dateTime={askedAt}>{momentInWords(askedAt)}</time>
        </p>
        {children}
      </Stack>
    </Card>
  );
}
