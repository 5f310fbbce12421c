import { useParams } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ExportForm } from '../components/ExportForm.tsx';

/** /tree/:treeId/settings/export: takes a tree away as a GEDCOM file. */
export function Component() {
  const { treeId = '' } = useParams();
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>Export this tree</h1>
          <p>What you imported and did not change leaves word for word as it came, fields of other programs among it.</p>
        </Stack>
        <ExportForm treeRef={treeId} />
      </Stack>
    </PageContainer>
  );
}
