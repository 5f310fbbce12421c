import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useContentPreviewQuery } from '../landingApi.ts';
import { previewTexts as texts } from '../previewTexts.ts';
import { TextArticle } from './TextArticle.tsx';

/**
 * A draft as readers will see it, under a mark that says they do not see it yet. States: on its way, failed, missing,
 * the draft.
 */
export function DraftText({ kind, textKey }: { kind: string; textKey: string }) {
  const { currentData: text, ...answer } = useContentPreviewQuery({ kind, key: textKey });
  usePageTitle(text ? texts.titleOf(text.title) : null);
  if (text === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (text === null) throw new PageMissing();
  return (
    <>
      <PageContainer>
        <Notice tone="warning" headingLevel={2} title={texts.mark} actions={<TextLink to="?">{texts.all}</TextLink>}>
          <p>{texts.markText}</p>
        </Notice>
      </PageContainer>
      <TextArticle text={text} />
    </>
  );
}
