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
import { preferencesTexts } from './texts.ts';

/** The choices of the member the link belongs to; without a link, of the member who is signed in. */
function Preferences() {
  const { token } = useLinkToken();
  const isKnown = useSelector(selectIsSessionKnown);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (token !== null) return <LinkPreferences token={token} />;
  if (!isKnown) return <PageSkeleton label={preferencesTexts.loading} />;
  if (isSignedIn) return <MemberPreferences />;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={preferencesTexts.whose.title}
      actions={
        <ButtonLink variant="primary" to="/sign-in" onClick={() => storeReturnLocation('/email-preferences')}>
          {preferencesTexts.whose.signIn}
        </ButtonLink>
      }
    >
      <p>{preferencesTexts.whose.text}</p>
    </Notice>
  );
}

/** Where the links at the end of emails lead: which emails their reader wants, without signing in (ROUTE-027). */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{preferencesTexts.linkTitle}</h1>
          <p>{preferencesTexts.intro}</p>
        </Stack>
        <Preferences />
      </Stack>
    </PageContainer>
  );
}
