import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/counted.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useTreePreviewQuery, type TreePreview } from './treeSharingApi.ts';
import { PreviewPeople } from './components/PreviewPeople.tsx';

const figures = ({ personCount, familyCount }: TreePreview) => `${figure(personCount)} people in ${figure(familyCount)} families`;

/** What stands behind the preview, and the way to it. The chart itself knows who has to subscribe first. */
function Rest({ preview, chart }: { preview: TreePreview; chart: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { personCount, persons, needsSubscription } = preview;
  const more = Math.max(0, personCount - persons.length);
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={more === 0 ? 'See the tree as a chart' : `${figure(more)} more people are in this tree`}
      actions={
        <ButtonLink variant="primary" to={chart}>
          {needsSubscription && !isSignedIn ? 'Try it free' : 'Open the whole tree'}
        </ButtonLink>
      }
    >
      <p>{needsSubscription ? 'Subscribers see everybody in it, with facts, families and sources.' : 'Look at everybody in it, with facts, families and sources. It is free.'} People who may be living stay hidden.</p>
    </Notice>
  );
}

/** A public tree before anything is asked for. States: loading, refused (the page of the code), failed with retry, nobody yet, content. */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const { currentData: preview, error, refetch } = useTreePreviewQuery({ ref: rootsfinderId });
  usePageTitle(preview?.name ?? null);
  throwRefusal(preview ? null : error);
  if (!preview) return <PageContainer>{error ? <LoadFailure headingLevel={1} title="The tree could not be opened" {...failureText(error)} onRetry={() => void refetch()} /> : <PageSkeleton label="Loading tree" />}</PageContainer>;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{preview.name}</h1>
          <p>{figures(preview)}</p>
          {preview.description !== '' && <p>{preview.description}</p>}
        </Stack>
        {preview.proband === null ? <Notice tone="empty" headingLevel={2} title="There is nobody in this tree yet" /> : <PreviewPeople preview={preview} proband={preview.proband} />}
        {preview.proband !== null && <Rest preview={preview} chart={chartAddress(preview.proband, '', { isPublicView: true, publicTreeShareToken: null, viewAs: null })} />}
      </Stack>
    </PageContainer>
  );
}
