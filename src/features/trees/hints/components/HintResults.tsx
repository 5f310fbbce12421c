import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useRef } from 'react';

import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type Hint, type HintPage, type HintState, useDecideTreeHintMutation } from '../treeHintsApi.ts';
import { HintCard } from './HintCard.tsx';
import { LookingNotice, LookingProgress } from './LookingNotice.tsx';
import { useLookAgain } from './useLookAgain.ts';

interface HintResultsProps {
  /** Undefined while they are asked for. */
  page: HintPage | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  /** Says that there is nothing, for what was asked. */
  nothing: string;
  isOfOne?: boolean;
  showsTree?: boolean;
  /** Null: nothing comes before, or after. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  children?: ReactNode;
}

const UNDO = 'tree-hints.undo-decision';
const DECIDED: Readonly<Record<HintState, string>> = { NEW: 'Offered again', MAYBE: 'Kept as a maybe', REJECTED: 'Not offered again', ACCEPTED: 'Added' };

/** Decides, says so, and offers to take it back. */
function useDecision(): (hint: Hint, state: HintState) => void {
  const dispatch = useDispatch();
  const [decide] = useDecideTreeHintMutation();
  const last = useRef<Pick<Hint, 'id' | 'state'>>(null);
  const failed = (error: unknown) => dispatch(toastRaised({ title: 'That did not work', description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (last.current) void decide(last.current).then(({ error }) => error && failed(error));
  });
  return ({ id, state: before, record }, state) =>
    void decide({ id, state }).then(({ error }) => {
      if (error) return failed(error);
      last.current = { id, state: before };
      return dispatch(toastRaised({ title: `${DECIDED[state]}: ${record.name}`, action: { id: UNDO, label: 'Undo' } }));
    });
}

/** Hints under each other; asked for again while people are being looked at. States: loading, failed, none yet, none, hints. */
export function HintResults({ page, error, isFetching, onRetry, nothing, isOfOne, showsTree, onBack, onNext }: HintResultsProps) {
  const decide = useDecision();
  useLookAgain(page?.isUnderWay, onRetry);
  if (error && !page) return <LoadFailure headingLevel={2} title="The hints could not be loaded" {...failureText(error)} onRetry={onRetry} />;
  if (!page) return <PageSkeleton label="Loading hints" />;
  if (page.hints.length === 0) {
    return page.isUnderWay ? (
      <LookingNotice progress={page.progress} isFetching={isFetching} onLook={onRetry} />
    ) : (
      <Notice tone="empty" headingLevel={2} title={nothing}>
        <p>Hints come by themselves when people of the tree change and when records are published.</p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      {page.isUnderWay && (page.progress ? <LookingProgress progress={page.progress} /> : <p role="status">This person is being looked at again: further hints may come.</p>)}
      {page.hints.map((hint) => (
        <HintCard key={hint.id} hint={hint} mayDecide={page.mayDecide} isOfOne={isOfOne} showsTree={showsTree} onDecide={decide} />
      ))}
      {(onBack || onNext) && (
        <nav aria-label="Pages of hints">
          {onBack && <Button variant="quiet" onClick={onBack}>Surer hints</Button>}
          {onNext && <Button variant="secondary" onClick={onNext} loading={isFetching}>More hints</Button>}
        </nav>
      )}
    </Stack>
  );
}
