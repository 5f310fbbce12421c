import { Navigate, useParams } from 'react-router-dom';

import { WithdrawnSet } from '#features/records/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { SetArticle } from './components/SetArticle.tsx';
import { useRecordSetQuery } from './recordSetApi.ts';
import { recordSetTexts as texts } from './texts.ts';

/**
 * One record set. States, in the order they are decided: no answer yet, failed, withdrawn or missing, at another
 * address now, a set.
 */
export function Component() {
  const { recordSetId = '' } = useParams();
  const { currentData, ...answer } = useRecordSetQuery({ id: recordSetId });
  const set = currentData?.recordSet;
  usePageTitle(set?.name ?? null);

  if (set === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (currentData?.recordSetWithdrawal)
    return <WithdrawnSet asked="set" withdrawal={currentData.recordSetWithdrawal} />;
  if (set === null) {
    return (
      <PageContainer width="text">
        <h1>{texts.missing.heading}</h1>
        <Notice
          tone="empty"
          title={texts.missing.title}
          actions={
            <ButtonLink to="/search/historical-records" variant="primary">
              {texts.missing.browse}
            </ButtonLink>
          }
        >
          <p>{texts.missing.text}</p>
        </Notice>
      </PageContainer>
    );
  }
  if (set.slug !== recordSetId) return <Navigate to={recordSetAddress(set.slug)} replace />;
  return <SetArticle set={set} />;
}
