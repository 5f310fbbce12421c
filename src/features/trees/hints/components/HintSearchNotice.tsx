import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';

import { hintListTexts } from '../texts.tsx';
import type { HintPage } from '../treeHintsApi.ts';

interface LookingProps {
  /** Null for hints of one person. */
  progress: HintPage['progress'];
}

interface LookingNoticeProps extends LookingProps {
  isFetching: boolean;
  onLook: () => void;
}

const texts = hintListTexts.looking;

/** How many people of a tree have been compared with the records: "12,400 of 138,460 people". */
export const LookingProgress = ({ progress }: LookingProps) =>
  progress && (
    <ProgressBar
      label={texts.progress}
      value={progress.looked}
      max={Math.max(1, progress.people)}
      valueText={texts.of(progress.looked, progress.people)}
    />
  );

/** Says that no hint is there yet because people are still being compared, and how far that has come. */
export function HintSearchNotice({ progress, isFetching, onLook }: LookingNoticeProps) {
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.title}
      actions={
        <Button variant="secondary" onClick={onLook} loading={isFetching}>
          {texts.look}
        </Button>
      }
    >
      <p>{progress ? texts.ofTree : texts.ofPerson}</p>
      <LookingProgress progress={progress} />
    </Notice>
  );
}
