import { useSelector } from 'react-redux';

import { selectIsSessionKnown, selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { LinkPreferences } from './components/LinkPreferences.tsx';
import { MemberPreferences } from './components/MemberPreferences.tsx';

/** The choices of whoever the link belongs to; without a link, of the member who is signed in. */
function Preferences() {
  const { token } = useLinkToken();
  const isKnown = useSelector(selectIsSessionKnown);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (token !== null) return <LinkPreferences token={token} />;
  if (!isKnown) return <PageSkeleton label="Loading your preferences" />;
  if (isSignedIn) return <MemberPreferences />;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="Whose emails are these?"
      actions={
        <ButtonLink variant="primary" to="/sign-in" onClick={() => storeReturnLocation('/email-preferences')}>
          Sign in
        </ButtonLink>
      }
    >
      <p>Open this page from the link at the end of an email from us, or sign in.</p>
    </Notice>
  );
}

/** Where the links at the end of mails lead: which mail its reader wants, without signing in (ROUTE-027). */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>Email preferences</h1>
          <p>Choose which emails you want from us. Each switch is saved as you press it.</p>
        </Stack>
        <Preferences />
      </Stack>
    </PageContainer>
  );
}
