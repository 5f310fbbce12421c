import { Navigate, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { type FamilyTree, useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { addRecordTexts } from '../texts.tsx';

/** Chooses the tree that a record (`?record=`) is added to; with one tree there is nothing to choose. */
export function Component() {
  const [query] = useSearchParams();
  const record = query.get('record');
  const { data: trees, ...answer } = useFamilyTreesQuery();
  if (!trees) return <NoAnswer of={answer} texts={addRecordTexts} headingLevel={1} />;
  const editable = trees.filter(({ isEditable }) => isEditable);
  const drawer = ({ familyTreeRef }: FamilyTree) =>
    `${chartAddress(familyTreeRef, 'add-to-tree')}${record === null ? '' : `?${new URLSearchParams({ record })}`}`;
  const [only] = editable;
  if (only && editable.length === 1 && record !== null) return <Navigate replace to={drawer(only)} />;
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{addRecordTexts.title}</h1>
        {editable.length === 0 ? (
          <Notice
            tone="empty"
            headingLevel={2}
            title={addRecordTexts.noTree.title}
            actions={
              <ButtonLink variant="primary" to="/tree/all-trees">
                {addRecordTexts.noTree.start}
              </ButtonLink>
            }
          >
            <p>{addRecordTexts.noTree.text}</p>
          </Notice>
        ) : (
          editable.map((tree) => (
            <ButtonLink key={tree.id} variant="secondary" to={drawer(tree)}>
              {addRecordTexts.tree(tree.name, tree.personCount)}
            </ButtonLink>
          ))
        )}
      </Stack>
    </PageContainer>
  );
}
