import { Navigate } from 'react-router-dom';

import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { StartActions } from '../components/StartActions.tsx';
import styles from '../components/trees.module.scss';
import { defaultTree } from '../listTrees.ts';
import { noTreeTexts } from '../texts.ts';

/** Says that a member has no tree, and how to get one. A member who has one is sent to their trees. */
export function Component() {
  const { data: trees = [] } = useFamilyTreesQuery();
  if (defaultTree(trees)) return <Navigate replace to="/tree/all-trees" />;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{noTreeTexts.title}</h1>
        <p className={styles.lead}>
          {noTreeTexts.lead}
          {trees.length > 0 && ` ${noTreeTexts.shared}`}
        </p>
        <StartActions isFirst />
      </Stack>
    </PageContainer>
  );
}
