import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { FormNotice } from '../model/useAnswer.ts';

interface AnswerNoticeProps {
  notice: FormNotice;
  /** Asks the provider anew. */
  onRestart: () => void;
}

/** What is wrong with the form as a whole, above it. */
export function AnswerNotice({ notice, onRestart }: AnswerNoticeProps) {
  if (notice === null) return null;
  if (notice.kind === 'problem') return <Notice tone="error" title={notice.message} />;
  return (
    <Notice tone="warning" title="This page has been open for too long" actions={<Button onClick={onRestart}>Start again</Button>}>
      <p>Start again to get a fresh one.</p>
    </Notice>
  );
}
