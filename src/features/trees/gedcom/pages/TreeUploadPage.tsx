import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { MembersUpload, UploadIntro } from '../components/MembersUpload.tsx';

/** /tree/upload-gedcom: the same upload among the pages of trees. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <UploadIntro />
        <MembersUpload />
      </Stack>
    </PageContainer>
  );
}
