import { Trees } from 'lucide-react';

import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { MoreAboutTrees } from '../components/MoreAboutTrees.tsx';
import { StartActions } from '../components/StartActions.tsx';
import { TreeList } from '../components/TreeList.tsx';
import { listTexts } from '../texts.ts';

/** For a member without a tree. */
function FirstTree() {
  const { title, text, privacy } = listTexts.empty;
  return (
    <Notice tone="empty" icon={Trees} headingLevel={2} title={title} actions={<StartActions isFirst />}>
      <p>{text}</p>
      <p>{privacy}</p>
    </Notice>
  );
}

/** The trees a member owns and those shared with them. States: loading, failed, none yet, trees. */
export function Component() {
  const { data: trees, ...answer } = useFamilyTreesQuery();
  if (!trees) return <NoAnswer of={answer} texts={listTexts} asPage />;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Inline between gap={4}>
          <h1>{listTexts.title}</h1>
          {trees.length > 0 && <StartActions />}
        </Inline>
        {trees.length === 0 ? <FirstTree /> : <TreeList trees={trees} />}
        {trees.length > 0 && <MoreAboutTrees />}
      </Stack>
    </PageContainer>
  );
}
