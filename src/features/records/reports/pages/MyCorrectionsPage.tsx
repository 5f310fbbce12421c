import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ClosureCard, CorrectionCard } from '../components/ReportCards.tsx';
import { ReportSection } from '../components/ReportSection.tsx';
import { reportsApi } from '../reportsApi.ts';
import { myCorrectionsTexts as texts } from '../texts.ts';

/** What is under the heading. States: loading, failed, nothing yet, reports. */
function Reports() {
  const { data, ...answer } = reportsApi.useMyCorrectionsQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const { myCorrections, myClosureRequests } = data;
  if (myCorrections.length === 0 && myClosureRequests.length === 0) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.empty.title}
        actions={
          <ButtonLink to="/" variant="primary">
            {texts.empty.search}
          </ButtonLink>
        }
      >
        <p>{texts.empty.text}</p>
      </Notice>
    );
  }
  return (
    <Stack gap={6}>
      <ReportSection title={texts.errors} reports={myCorrections}>
        {(correction) => <CorrectionCard correction={correction} />}
      </ReportSection>
      <ReportSection title={texts.closures} reports={myClosureRequests}>
        {(request) => <ClosureCard request={request} />}
      </ReportSection>
    </Stack>
  );
}

/** The errors a member reported and what became of them (ROUTE-120, REC-009). */
export const Component = () => (
  <PageContainer width="text">
    <Stack gap={4}>
      <Stack gap={2}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </Stack>
      <Reports />
    </Stack>
  </PageContainer>
);
