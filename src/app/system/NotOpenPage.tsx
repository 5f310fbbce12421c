import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useRouteDefinition } from '../shell/useChrome.ts';

/** Stands at an address that is known and not open yet: says so, and that nothing was bought. */
export function Component() {
  const title = useRouteDefinition()?.title ?? 'Not open yet';
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{title}</h1>
        <p>This page is not open yet. Nothing has been ordered, and you have not been charged.</p>
        <Inline gap={4}>
          <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
          {!isSignedIn && <ButtonLink to="/register">Create a free account</ButtonLink>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
