import { useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useTreeNeighbourhoodQuery, type TreeDrawerProps, type TreeNeighbourhood } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
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
  const { draft, keep, forget } = useTreeDraft(`tree.${tree.id}.onboarding`, around ? draftOfTree(tree, around) : EMPTY_TREE_DRAFT);
  const { plant, isPlanting, problem } = usePlantTree(keep, around ? null : tree.id);
  const navigate = useNavigate();
  const finish = async (final: TreeDraft) => {
    const root = await plant(final);
    if (root === null) return;
    forget();
    if (around) close();
    else await navigate(chartAddress(root), { replace: true });
  };
  const mayLeave = draft.step !== 'you';
  const done: TreeDraft = { ...draft, step: 'done' };
  return (
    <Stack gap={4}>
      <OnboardingSteps
        draft={draft}
        onChange={keep}
        headingLevel={2}
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
  const { data: around, error, refetch } = useTreeNeighbourhoodQuery({ personId: root ?? '', ancestors: 2, descendants: 0, siblings: false }, { skip: root === null });
  return (
    <div className={styles.drawer}>
      {root === null && <Steps tree={tree} close={close} around={null} />}
      {root !== null && !around && (error ? <LoadFailure title={stepsTexts.treeFailed} {...failureText(error)} onRetry={() => void refetch()} /> : <Spinner label={stepsTexts.loading} />)}
      {around && <Steps tree={tree} close={close} around={around} />}
    </div>
  );
}
