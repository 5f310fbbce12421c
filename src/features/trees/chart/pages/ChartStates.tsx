import { describeError } from '#services/graphql/errors.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { chartPageTexts } from '../texts.tsx';
import styles from './FamilyTreePage.module.scss';

/** Before the first people have come. */
export function ChartLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label={chartPageTexts.loading} />
    </div>
  );
}

interface ChartFailedProps {
  failure: Failure;
  onRetry: () => void;
}

/** The chart could not be read. A refusal of the server is thrown to the page of its code; a lost connection can be tried again. */
export function ChartFailed({ failure, onRetry }: ChartFailedProps) {
  if (failure.kind === 'graphql') throw failure;
  return (
    <PageContainer>
      <Notice tone="error" title={chartPageTexts.chartFailed} actions={<Button onClick={onRetry}>{chartPageTexts.tryAgain}</Button>}>
        <p>{describeError(failure)}</p>
      </Notice>
    </PageContainer>
  );
}

interface EmptyTreeProps {
  name: string;
  /** Where the first person is added; null for who may not. */
  start: string | null;
}

/** A tree without people. */
export function EmptyTree({ name, start }: EmptyTreeProps) {
  const { title, toReader, toEditor, add } = chartPageTexts.empty;
  return (
    <PageContainer>
      <h1>{name}</h1>
      <Notice tone="empty" title={title} headingLevel={2} actions={start !== null && <ButtonLink variant="primary" to={start}>{add}</ButtonLink>}>
        <p>{start === null ? toReader : toEditor}</p>
      </Notice>
    </PageContainer>
  );
}
