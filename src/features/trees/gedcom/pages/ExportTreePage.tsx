import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ExportForm } from '../components/ExportForm.tsx';

/** /tree/:treeId/settings/export: takes a tree away as a GEDCOM file. States: loading, failed, missing, not allowed by the owner, content. */
export function Component() {
  const { treeId = '' } = useParams();
  const { currentData: tree, error, refetch } = useFamilyTree({ ref: treeId, publicTreeShareToken: null, viewAs: null });
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title="The tree could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label="Loading the tree" />;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: 'Export' }]} />
          <h1>Export this tree</h1>
          {tree.mayExport && <p>What you imported and did not change leaves word for word as it came, fields of other programs among it.</p>}
        </Stack>
        {tree.mayExport ? (
          <ExportForm treeRef={treeId} />
        ) : (
          <Notice tone="info" headingLevel={2} title="This tree can be looked at, and not downloaded" actions={<ButtonLink to={chartAddress(tree.familyTreeRef)}>Open the tree</ButtonLink>}>
            <p>Its owner has not allowed others to take it away as a file.</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
