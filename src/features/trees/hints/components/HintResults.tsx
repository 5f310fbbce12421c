import { type ReactNode, useRef, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { readingsNow } from '#ui/Reading/useReadings.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { hintListTexts, hintTexts } from '../texts.tsx';
import { type Hint, type HintPage, type HintState, useDecideTreeHintMutation } from '../treeHintsApi.ts';
import { HintGroupCard, hintGroups } from './HintGroupCard.tsx';
import { HintSearchNotice, LookingProgress } from './HintSearchNotice.tsx';

const AGAIN_MS = 5_000;

/**
 * Asks again every five seconds while people are being looked at, as long as the page can be seen.
 *
 * @param isUnderWay - what the last answer said; undefined while there is none.
 */
function useLookAgain(isUnderWay: boolean | undefined, ask: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) ask();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = window.setInterval(look, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [isUnderWay]);
}

interface HintResultsProps {
  of: NoAnswerProps['of'] & { currentData?: HintPage | undefined };
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

/** Decides, reports it, and offers to undo it. */
function useDecision(): (hint: Hint, state: HintState) => void {
  const dispatch = useDispatch();
  const [decide] = useDecideTreeHintMutation();
  const last = useRef<Pick<Hint, 'id' | 'state'>>(null);
  const failed = (error: unknown) =>
    dispatch(toastRaised({ title: hintTexts.failed, description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (last.current) void decide(last.current).then(({ error }) => error && failed(error));
  });
  return ({ id, state: before, record }, state) =>
    void decide({ id, state }).then(({ error }) => {
      if (error) return failed(error);
      last.current = { id, state: before };
      return dispatch(
        toastRaised({
          title: hintTexts.decidedToast(
            hintTexts.decided[state],
            readingsNow().readingInText(record.name, record.notation),
          ),
          action: { id: UNDO, label: hintTexts.undo },
        }),
      );
    });
}

/**
 * Hints by person; asked for again while people are compared with the records. States: loading, failed, none yet, none,
 * hints.
 */
export function HintResults({
  of: { currentData: page, ...answer },
  nothing,
  isOfOne,
  showsTree,
  onBack,
  onNext,
}: HintResultsProps) {
  const decide = useDecision();
  const look = () => void answer.refetch();
  useLookAgain(page?.isUnderWay, look);
  if (!page) return <NoAnswer of={answer} texts={hintListTexts} headingLevel={2} />;
  if (page.hints.length === 0) {
    return page.isUnderWay ? (
      <HintSearchNotice progress={page.progress} isFetching={answer.isFetching} onLook={look} />
    ) : (
      <Notice tone="empty" headingLevel={2} title={nothing}>
        <p>{hintListTexts.emptyText}</p>
      </Notice>
    );
  }
  const groups = hintGroups(page.hints);
  const hasSeveralTrees = new Set(groups.map(({ treeName }) => treeName)).size > 1;
  return (
    <Stack gap={3}>
      {page.isUnderWay &&
        (page.progress ? (
          <LookingProgress progress={page.progress} />
        ) : (
          <p role="status">{hintListTexts.looking.again}</p>
        ))}
      {groups.map((group) => (
        <HintGroupCard
          key={group.person.id}
          group={group}
          mayDecide={page.mayDecide}
          isOfOne={isOfOne}
          showsTree={showsTree && hasSeveralTrees}
          onDecide={decide}
        />
      ))}
      <ReadingLegend
        readings={page.hints.flatMap(({ record: { name, summaryLine, notation } }) => [
          { text: name, notation },
          { text: summaryLine, notation },
        ])}
      />
      {(onBack || onNext) && (
        <nav aria-label={hintListTexts.pages}>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              {hintListTexts.back}
            </Button>
          )}
          {onNext && (
            <Button variant="secondary" onClick={onNext} loading={answer.isFetching}>
              {hintListTexts.next}
            </Button>
          )}
        </nav>
      )}
    </Stack>
  );
}
