import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGroup } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { stepsTexts } from '../stepsTexts.ts';
import type { TreeDraft } from '../treeDraft.ts';
import { usePlantTree } from '../usePlantTree.ts';
import { useTreeDraft } from '../useTreeDraft.ts';
import { DraftSummary } from './DraftSummary.tsx';
import { OnboardingSteps } from './OnboardingSteps.tsx';

/**
 * The first steps of a new tree. A member's is made at their end, or where they stop; a visitor's once they have an
 * account.
 */
export function CreateTree() {
  const { draft, keep, forget } = useTreeDraft();
  const isMember = useSelector(selectIsSignedIn);
  const isInGroup = useGroup(GROUPS.preRegistrationOnboarding);
  const navigate = useNavigate();
  const { plant, isPlanting, problem } = usePlantTree(keep);
  const finish = async (final: TreeDraft) => {
    if (!isMember) return navigate('/family-tree/you/take-root');
    const planted = await plant(final);
    if (planted === null) return undefined;
    forget();
    return navigate(chartAddress(planted.ref, final.step === 'done' ? '' : `${planted.ref}/onboarding`));
  };
  // Outside the test group the tree is made of its first person, and asks for the others itself (TREE-007).
  const change = (next: TreeDraft) => {
    keep(next);
    if (isMember && !isInGroup && next.step === 'parents') void finish(next);
  };
  const mayStop = draft.step !== 'you' && draft.step !== 'done';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <OnboardingSteps
          draft={draft}
          onChange={change}
          headingLevel={1}
          doneTitle={stepsTexts.check}
          onLeave={mayStop ? () => keep({ ...draft, step: 'done' }) : undefined}
          done={
            <Stack gap={4}>
              <DraftSummary draft={draft} />
              <p>{isMember ? stepsTexts.privacyMember : stepsTexts.privacyVisitor}</p>
              <Inline gap={3}>
                <Button variant="primary" loading={isPlanting} onClick={() => void finish(draft)}>
                  {isMember ? stepsTexts.makeTree : stepsTexts.saveTree}
                </Button>
                <Button onClick={() => keep({ ...draft, step: 'you' })}>{stepsTexts.change}</Button>
              </Inline>
            </Stack>
          }
        />
        {problem !== null && (
          <Notice tone="error" title={stepsTexts.notMade}>
            <p>{stepsTexts.retry(problem)}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
