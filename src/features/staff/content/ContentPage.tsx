import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useContentReportQuery } from './contentApi.ts';
import { ReportTables } from './ReportTables.tsx';
import { contentTexts as texts } from './texts.ts';

/** What staff look after in the texts of the site. States: loading, failed, tables that may be empty. */
export function Component() {
  const { data: report, isFetching, error, refetch } = useContentReportQuery();
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <Inline gap={4}>
            <TextLink to="/internal/help">{texts.feedback}</TextLink>
            <Button loading={isFetching} onClick={() => void refetch()}>
              {texts.check}
            </Button>
          </Inline>
        </Stack>
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined && (report ? <ReportTables report={report} /> : <PageSkeleton label={texts.loading} />)}
      </Stack>
    </PageContainer>
  );
}
