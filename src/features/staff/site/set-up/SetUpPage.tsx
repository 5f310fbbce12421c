import { codeOf } from '#domain/kernel/errors/failure.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { OwnerForm } from './OwnerForm.tsx';
import { useSetUpQuery } from './setUpApi.ts';
import { setUpTexts as texts } from './texts.ts';

/**
 * /set-up: the first account of a new site. States: loading, failed, no page where the site has an owner, no code that
 * can be used, the form.
 */
export function Component() {
  const { data, ...answer } = useSetUpQuery();
  if (codeOf(answer.error) === 'NOT_FOUND') throw new PageMissing();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="narrow">
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        {data.hasCode ? (
          <OwnerForm />
        ) : (
          <Notice tone="warning" title={texts.over}>
            <p>{texts.overWhat}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
