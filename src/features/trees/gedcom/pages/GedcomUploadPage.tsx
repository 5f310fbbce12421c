import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { LoggedOutUpload } from '../components/LoggedOutUpload.tsx';
import { MembersUpload } from '../components/MembersUpload.tsx';
import { UploadIntro } from '../components/UploadIntro.tsx';

/** /gedcom/upload: members upload, visitors read what it is and sign in (spec 1 section 2). */
export function Component() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <UploadIntro />
        {isSignedIn ? <MembersUpload /> : <LoggedOutUpload />}
      </Stack>
    </PageContainer>
  );
}
