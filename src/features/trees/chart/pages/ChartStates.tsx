import { describeError } from '#services/graphql/errors.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import styles from './FamilyTreePage.module.scss';

/** Before the first people have come. */
export function ChartLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading the chart" />
    </div>
  );
}

interface ChartFailedProps {
  failure: Failure;
  onRetry: () => void;
}

/**
 * Nobody could be read. What the server refused has a page by its code, which is thrown to; a lost connection can be tried
 * again.
 */
export function ChartFailed({ failure, onRetry }: ChartFailedProps) {
  if (failure.kind === 'graphql') throw failure;
  return (
    <PageContainer>
      <Notice tone="error" title="The chart could not be drawn" actions={<Button onClick={onRetry}>Try again</Button>}>
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

/** A tree that has nobody yet. */
export function EmptyTree({ name, start }: EmptyTreeProps) {
  return (
    <PageContainer>
      <h1>{name}</h1>
      <Notice tone="empty" title="This tree has nobody yet" headingLevel={2} actions={start !== null && <ButtonLink variant="primary" to={start}>Add the first person</ButtonLink>}>
        <p>{start === null ? 'Come back when its owner has added somebody.' : 'Begin with yourself, or with whom you know most about.'}</p>
      </Notice>
    </PageContainer>
  );
}
