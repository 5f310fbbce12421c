import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useContentReportQuery } from './contentApi.ts';
import { ReportTables } from './ReportTables.tsx';
import { contentTexts as texts } from './texts.ts';

/** What staff look after in the texts of the site. States: loading, failed, tables that may be empty. */
export function Component() {
  const answer = useContentReportQuery();
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          <TextLink to="/internal/help">{texts.feedback}</TextLink>
          <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
            {texts.check}
          </Button>
        </Inline>
      }
    >
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(report) => <ReportTables report={report} />}
      </Answer>
    </StaffPage>
  );
}
