import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { Failure } from '#domain/kernel/errors/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import styles from '../pages/FamilyTreePage.module.scss';
import { chartPageTexts } from '../texts.ts';
import { rareTexts } from './texts.ts';

/** Before the first people have come. */
export const ChartLoading = () => (
  <div className={styles.loading}>
    <Spinner label={chartPageTexts.loading} />
  </div>
);

interface OutOfReachProps {
  /** What could not be read: the tree, which heads the page, or the people of its chart. */
  what: 'tree' | 'chart';
  failure: Failure;
  onRetry: () => void;
}

/** A tree or its chart could not be read for want of a connection, which can be tried again. */
export const ChartUnreachable = ({ what, failure, onRetry }: OutOfReachProps) => (
  <PageContainer>
    <Notice
      tone="error"
      title={rareTexts[what]}
      headingLevel={what === 'tree' ? 1 : undefined}
      actions={<Button onClick={onRetry}>{rareTexts.tryAgain}</Button>}
    >
      <p>{describeError(failure)}</p>
    </Notice>
  </PageContainer>
);

interface EmptyTreeProps {
  name: string;
  /** Where the first person is added; null for who may not. */
  start: string | null;
}

/** A tree without people. */
export function EmptyTree({ name, start }: EmptyTreeProps) {
  const { title, toReader, toEditor, add } = rareTexts.empty;
  return (
    <PageContainer>
      <h1>{name}</h1>
      <Notice
        tone="empty"
        title={title}
        headingLevel={2}
        actions={
          start !== null && (
            <ButtonLink variant="primary" to={start}>
              {add}
            </ButtonLink>
          )
        }
      >
        <p>{start === null ? toReader : toEditor}</p>
      </Notice>
    </PageContainer>
  );
}
