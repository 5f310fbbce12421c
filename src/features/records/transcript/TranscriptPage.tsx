import { Navigate, useSearchParams } from 'react-router-dom';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { WithdrawnSet } from '#features/records/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';

import { TranscriptArticle } from './components/TranscriptArticle.tsx';
import { transcriptPageTexts as texts } from './texts.ts';
import { useTranscriptQuery } from './transcriptApi.ts';

/** Where closed records lead, without a word about the person (REC-012). */
const CLOSED = '/access-denied/record';
/** Where readers learn that they opened too many records (REC-011). */
const LIMIT = '/steady-sherlock';

const isLimited = (error: unknown): boolean => codeOf(error) === 'RATE_LIMITED';

/**
 * One record. States, in the order they are decided: no id, too many, no answer yet, failed, closed, withdrawn,
 * missing, a record. A refetch keeps the old page on screen.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { currentData, ...answer } = useTranscriptQuery({ id }, { skip: id === '' });
  const record = currentData?.record ?? null;
  const titled = record ? [record.name, record.summaryLine] : [];
  const { readingInText } = useReadings(...titled);
  const title = titled.map((text) => readingInText(text, record?.source.recordSet.notation ?? 'plain')).join(', ');
  usePageTitle(record && title);

  if (id === '') return <NoRecord />;
  if (isLimited(answer.error)) return <Navigate to={LIMIT} replace />;
  if (currentData === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (currentData.standing === 'CLOSED') return <Navigate to={CLOSED} replace />;
  if (currentData.withdrawal) return <WithdrawnSet asked="record" withdrawal={currentData.withdrawal} />;
  if (currentData.record === null) return <NoRecord goneSince={currentData.goneSince ?? null} />;
  return <TranscriptArticle record={currentData.record} busy={answer.isFetching} />;
}

/** An address that names no record, or one that is not here any more. */
function NoRecord({ goneSince = null }: { goneSince?: string | null }) {
  return (
    <PageContainer width="text">
      <h1>{texts.missing.heading}</h1>
      <Notice
        tone="empty"
        title={goneSince === null ? texts.missing.title : texts.missing.gone(goneSince)}
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              {texts.missing.search}
            </ButtonLink>
            <ButtonLink to="/search/historical-records">{texts.missing.browse}</ButtonLink>
          </>
        }
      >
        <p>{goneSince === null ? texts.missing.text : texts.missing.goneText}</p>
      </Notice>
    </PageContainer>
  );
}
