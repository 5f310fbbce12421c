import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { rareTexts } from './texts.ts';

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
