import { licenceParagraphs } from '#domain/site/licences/licenceParagraphs.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { useThirdPartyNoticeWordsQuery } from './licencesApi.ts';
import { licencesTexts as texts } from './texts.ts';

/**
 * The words of a licence. States: on their way, failed with a retry, and gone, where the site was updated since the
 * page was opened.
 */
export function LicenceWords({ id }: { id: string }) {
  const { currentData: notice, isFetching, error, refetch } = useThirdPartyNoticeWordsQuery({ id });
  if (notice) return licenceParagraphs(notice.text).map((lines, at) => <p key={at}>{lines.join('\n')}</p>);
  if (error)
    return (
      <LoadFailure
        title={texts.wordsFailed}
        {...failureText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        headingLevel={3}
      />
    );
  return isFetching ? <Spinner label={texts.wordsLoading} /> : <p>{texts.wordsGone}</p>;
}
