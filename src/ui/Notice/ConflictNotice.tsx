import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

interface ConflictNoticeProps {
  /** What happened: “This note was changed elsewhere”. */
  title: string;
  /**
   * What the buttons say: the first puts what was typed in the place of what is stored, the second takes what is stored
   * into the form.
   */
  keep: string;
  take: string;
  onKeep: () => void;
  onTake: () => void;
  headingLevel?: 3;
  size?: 'sm';
  /** What is stored now. */
  children: ReactNode;
}

/**
 * What is stored was changed while a form was filled in, by someone else or in another tab. Nothing is lost: the reader
 * chooses.
 */
export function ConflictNotice({
  title,
  keep,
  take,
  onKeep,
  onTake,
  headingLevel,
  size,
  children,
}: ConflictNoticeProps) {
  return (
    <Notice
      tone="warning"
      headingLevel={headingLevel}
      title={title}
      actions={
        <>
          <Button size={size} onClick={onKeep}>
            {keep}
          </Button>
          <Button size={size} variant="quiet" onClick={onTake}>
            {take}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}
