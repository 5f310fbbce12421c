import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { MembersUpload, UploadIntro } from '../components/MembersUpload.tsx';
import { uploadTexts } from '../texts.ts';

/** The page for visitors: what they could do here, and the way in that comes back. It takes no file. */
function LoggedOutUpload() {
  const comeBack = useStoreReturnLocation();
  return (
    <Notice tone="info" headingLevel={2} title={uploadTexts.signIn.title} actions={<WaysIn onLeave={comeBack} />}>
      <p>{uploadTexts.signIn.text}</p>
    </Notice>
  );
}

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
