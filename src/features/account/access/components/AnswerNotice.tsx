import type { MouseEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { FormNotice } from '../model/useAnswer.ts';
import { signInTexts } from '../texts/signInTexts.ts';

interface AnswerNoticeProps {
  notice: FormNotice;
  /** Asks the provider again. */
  onRestart: () => void;
}

/** What is wrong with the form as a whole, above it. */
export function AnswerNotice({ notice, onRestart }: AnswerNoticeProps) {
  const restart = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onRestart();
    // The button goes, and must not take the focus with it.
    form?.querySelector('input')?.focus();
  };
  if (notice === null) return null;
  if (notice.kind === 'problem') return <Notice tone="error" title={notice.message} />;
  return (
    <Notice
      tone="warning"
      title={signInTexts.openTooLong.title}
      actions={<Button onClick={restart}>{signInTexts.openTooLong.again}</Button>}
    >
      <p>{signInTexts.openTooLong.text}</p>
    </Notice>
  );
}
