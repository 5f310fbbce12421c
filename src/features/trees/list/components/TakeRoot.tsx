import { useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { DraftSummary } from './DraftSummary.tsx';
import { usePlantTree } from '../usePlantTree.ts';
import { useTreeDraft } from '../useTreeDraft.ts';
import { isKnown } from '../model/treeDraft.ts';

/** Where a visitor who began a tree comes once they have an account: the tree is made of what they typed. */
export function TakeRoot() {
  const { draft, keep, forget } = useTreeDraft();
  const navigate = useNavigate();
  const { plant, isPlanting, problem } = usePlantTree(keep);
  const hasStarted = isKnown(draft, 'you');
  const takeRoot = async () => {
    const root = await plant(draft);
    if (root === null) return;
    forget();
    await navigate(chartAddress(root), { replace: true });
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
        <h1>Your tree takes root</h1>
        {hasStarted ? (
          <>
            <DraftSummary draft={draft} />
            {isPlanting && <Spinner label="Your tree is being made" />}
          </>
        ) : (
          <Notice tone="empty" title="Nothing was begun in this browser" actions={<ButtonLink variant="primary" to="/family-tree/create">Begin your tree</ButtonLink>}>
            <p>The first steps take five minutes. You can leave out whatever you do not know.</p>
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="error" title="The tree could not be made yet" actions={<Button onClick={() => void takeRoot()}>Try again</Button>}>
            <p>{problem} What you typed is still here.</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
