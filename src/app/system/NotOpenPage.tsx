import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useRouteDefinition } from '../shell/useChrome.ts';
import { systemTexts as texts } from './texts.ts';

/** Shown at an address that is known and not open yet: explains that, and that nothing was bought. */
export function Component() {
  const title = useRouteDefinition()?.title ?? texts.notOpenTitle;
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{title}</h1>
        <p>{texts.notOpen}</p>
        <Inline gap={4}>
          <ButtonLink variant="primary" to="/">
            {texts.home}
          </ButtonLink>
          {!isSignedIn && <ButtonLink to="/register">{texts.createAccount}</ButtonLink>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
