import { useSearchParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSiteTextQuery } from './contentApi.ts';
import { TextChanges } from './TextChanges.tsx';
import { TextForm } from './TextForm.tsx';
import { textPageTexts as texts } from './texts.ts';

/** One text of the site, to be written. States: loading, failed, no such name, one that exists and one that does not yet. */
export function Component() {
  const [query] = useSearchParams();
  const name = query.get('name') ?? '';
  const { currentData: text, ...answer } = useSiteTextQuery({ name });
  usePageTitle(text ? texts.titleOf(text.name) : null);
  if (text === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (text === null) throw new PageMissing();
  return (
    <StaffPage
      texts={{ title: texts.titleOf(text.name), intro: texts.intro(text.origin, text.isDraft) }}
      actions={<TextLink to="/internal/content">{texts.all}</TextLink>}
    >
      <Stack gap={6}>
        <TextForm key={text.name} text={text} />
        <TextChanges text={text} />
      </Stack>
    </StaffPage>
  );
}
