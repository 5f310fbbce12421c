import { useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useTreeNeighbourhoodQuery, type TreeDrawerProps, type TreeNeighbourhood } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { DraftSummary } from './components/DraftSummary.tsx';
import { OnboardingSteps } from './components/OnboardingSteps.tsx';
import { usePlantTree } from './usePlantTree.ts';
import { useTreeDraft } from './useTreeDraft.ts';
import { draftOfTree } from './model/draftOfTree.ts';
import { EMPTY_TREE_DRAFT, type TreeDraft } from './model/treeDraft.ts';
import { stepsTexts } from './stepsTexts.ts';
import styles from './OnboardingDrawer.module.scss';

type Props = Pick<TreeDrawerProps, 'tree' | 'close'>;

function Steps({ tree, close, around }: Props & { around: TreeNeighbourhood | null }) {
  const { draft, keep, forget } = useTreeDraft(
    `tree.${tree.id}.onboarding`,
    around ? draftOfTree(tree, around) : EMPTY_TREE_DRAFT,
  );
  // What is in the tree is noted at once; the step is left when all of it is.
  const { plant, isPlanting, problem } = usePlantTree(
    (progress) => keep({ ...progress, step: draft.step }),
    around ? null : tree.id,
  );
  const navigate = useNavigate();
  const save = async (next: TreeDraft) => {
    const planted = await plant(next);
    if (planted === null) return null;
    if (around) return { ...next, planted };
    // A tree that had no one has an address of its first person now, where the steps go on.
    forget();
    await navigate(chartAddress(planted.ref, `${planted.ref}/onboarding`), { replace: true });
    return null;
  };
  const finish = async (final: TreeDraft) => {
    if ((await plant(final)) === null) return;
    forget();
    close();
  };
  const mayLeave = draft.step !== 'you';
  const done: TreeDraft = { ...draft, step: 'done' };
  return (
    <Stack gap={4}>
      <OnboardingSteps
        draft={draft}
        onChange={keep}
        headingLevel={2}
        doneTitle={stepsTexts.ready}
        onSave={save}
        onLeave={mayLeave ? () => void finish(done) : undefined}
        done={
          <Stack gap={4}>
            <DraftSummary draft={draft} />
            <div>
              <Button variant="primary" loading={isPlanting} onClick={() => void finish(done)}>
                {stepsTexts.showTree}
              </Button>
            </div>
          </Stack>
        }
      />
      {problem !== null && (
        <Notice tone="error" title={stepsTexts.notAdded}>
          <p>{stepsTexts.retry(problem)}</p>
        </Notice>
      )}
    </Stack>
  );
}

/** The first steps over the chart of a new tree; people who are in it are not asked about again. */
export function Component({ tree, close }: TreeDrawerProps) {
  const root = tree.rootPerson?.id ?? null;
  const { data: around, ...answer } = useTreeNeighbourhoodQuery(
    { personId: root ?? '', ancestors: 2, descendants: 0, siblings: false },
    { skip: root === null },
  );
  return (
    <div className={styles.drawer}>
      {root === null && <Steps tree={tree} close={close} around={null} />}
      {root !== null && !around && (
        <NoAnswer
          of={answer}
          texts={{ failed: stepsTexts.treeFailed }}
          waiting={<Spinner label={stepsTexts.loading} />}
        />
      )}
      {around && <Steps tree={tree} close={close} around={around} />}
    </div>
  );
}
