import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { FindForm } from './FindForm.tsx';
import { findTexts as texts } from './texts.ts';

/** The search for an account. */
export const Component = () => (
  <PageContainer width="text">
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
      </Stack>
      <FindForm />
    </Stack>
  </PageContainer>
);
