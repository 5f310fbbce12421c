import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { limitTexts as texts } from './memberTexts.ts';

/** `/steady-sherlock`: for members who searched more in a short time than one account may (spec 1 section 2). */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <p>{texts.what}</p>
        <p>{texts.notYou}</p>
        <Inline gap={4}>
          <ButtonLink variant="primary" to="/search/results">
            {texts.back}
          </ButtonLink>
          <ButtonLink to="/account/devices">{texts.devices}</ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}
