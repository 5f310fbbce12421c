import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

const HEADING = 'Something went wrong';

/** What stands where a profile could not be drawn (spec 2 section 8). */
export function ProfileError() {
  const isSignedIn = useSelector(selectIsSignedIn);
  usePageTitle(HEADING);
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{HEADING}</h1>
        <p>Please refresh the page; that often helps.{!isSignedIn && ' You may have to log in: the login page is shown to whoever is logged out.'}</p>
        <p>
          If it goes on, <TextLink to="/help/contact">contact support</TextLink>.
        </p>
        <Inline gap={2}>
          <Button variant="primary" onClick={() => documentNavigation.reload()}>
            Refresh
          </Button>
          {!isSignedIn && <ButtonLink to="/sign-in">Log in</ButtonLink>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
