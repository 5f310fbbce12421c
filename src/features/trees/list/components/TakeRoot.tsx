import { useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { stepsTexts, takeRootTexts } from '../stepsTexts.ts';
import { treeTexts } from '../texts.ts';
import { isKnown } from '../treeDraft.ts';
import { usePlantTree } from '../usePlantTree.ts';
import { useTreeDraft } from '../useTreeDraft.ts';
import { DraftSummary } from './DraftSummary.tsx';

/** Where a visitor who started a tree arrives once they have an account: the tree is made of what they typed. */
export function TakeRoot() {
  const { draft, keep, forget } = useTreeDraft();
  const navigate = useNavigate();
  const { plant, isPlanting, problem } = usePlantTree(keep);
  const hasStarted = isKnown(draft, 'you');
  const takeRoot = async () => {
    const planted = await plant(draft);
    if (planted === null) return;
    forget();
    await navigate(chartAddress(planted.ref), { replace: true });
  };
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || draft.step !== 'done' || !hasStarted) return;
    isStarted.current = true;
    void takeRoot();
  });
  if (draft.step !== 'done' && hasStarted) return <Navigate replace to="/family-tree/create" />;
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{takeRootTexts.title}</h1>
        {hasStarted ? (
          <>
            <DraftSummary draft={draft} />
            {isPlanting && <Spinner label={takeRootTexts.making} />}
          </>
        ) : (
          <Notice
            tone="empty"
            title={takeRootTexts.empty.title}
            actions={
              <ButtonLink variant="primary" to="/family-tree/create">
                {treeTexts.start}
              </ButtonLink>
            }
          >
            <p>{takeRootTexts.empty.text}</p>
          </Notice>
        )}
        {problem !== null && (
          <Notice
            tone="error"
            title={stepsTexts.notMade}
            actions={<Button onClick={() => void takeRoot()}>{takeRootTexts.tryAgain}</Button>}
          >
            <p>{takeRootTexts.notMade(problem)}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
