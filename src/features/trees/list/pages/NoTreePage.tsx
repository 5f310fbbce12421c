import { Navigate } from 'react-router-dom';

import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { BeginActions } from '../components/BeginActions.tsx';
import { defaultTree } from '../model/listTrees.ts';
import styles from '../components/trees.module.scss';

/** Says that a member has no tree, and how to get one. Whoever has one is sent to their trees. */
export function Component() {
  const { data: trees = [] } = useFamilyTreesQuery();
  if (defaultTree(trees)) return <Navigate replace to="/tree/all-trees" />;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>You have no family tree yet</h1>
        <p className={styles.lead}>
          Begin with what you know: yourself, your parents, your grandparents. Every name, day and place you add helps to find the records of those before them.
          {trees.length > 0 && ' Trees that others share with you are not yours; you find them among your trees.'}
        </p>
        <BeginActions isFirst />
      </Stack>
    </PageContainer>
  );
}
