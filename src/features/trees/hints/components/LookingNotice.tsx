import { figure } from '#domain/kernel/wording/counted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';

import type { HintPage } from '../treeHintsApi.ts';

interface LookingProps {
  /** Null for hints of one person. */
  progress: HintPage['progress'];
}

interface LookingNoticeProps extends LookingProps {
  isFetching: boolean;
  onLook: () => void;
}


/** How many people of a tree have been looked at: "12,400 of 138,460 people". */
export const LookingProgress = ({ progress }: LookingProps) =>
  progress && <ProgressBar label="Looking for records" value={progress.looked} max={Math.max(1, progress.people)} valueText={`${figure(progress.looked)} of ${figure(progress.people)} people`} />;

/** Says that no hint is there yet because people are still being looked at, and how far that has come. */
export function LookingNotice({ progress, isFetching, onLook }: LookingNoticeProps) {
  return (
    <Notice tone="info" headingLevel={2} title="Records are still being looked for" actions={<Button variant="secondary" onClick={onLook} loading={isFetching}>Look again</Button>}>
      <p>{progress ? 'Everybody in the tree is compared with the records. Hints appear here as they are found; you can go on meanwhile.' : 'This person comes next: hints appear here in a few seconds.'}</p>
      <LookingProgress progress={progress} />
    </Notice>
  );
}
