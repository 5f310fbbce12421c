import { useParams, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { isFindingCode } from '#domain/trees/quality/findingKinds.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { FindingFilter } from './components/FindingFilter.tsx';
import { FindingList, type AskedFindings } from './components/FindingList.tsx';
import { qualityTexts as texts } from './texts.ts';

/**
 * What looks wrong in a tree; the address holds kind and state. States: loading, failed, not there or not theirs, only
 * to look at, none, findings.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const {
    currentData: tree,
    error,
    refetch,
  } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken: null, viewAs: null });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label={texts.loading} />;
  const kind = search.get('kind')?.toUpperCase() ?? '';
  const asked: AskedFindings = {
    code: isFindingCode(kind) ? kind : null,
    dismissed: search.get('state') === 'dismissed',
  };
  const ask = ({ code, dismissed }: AskedFindings) =>
    setSearch(
      { ...(code !== null && { kind: code.toLowerCase() }), ...(dismissed && { state: 'dismissed' }) },
      { preventScrollReset: true },
    );
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: texts.heading }]}
          />
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </Stack>
        {tree.isEditable ? (
          <>
            <FindingFilter tree={tree} {...asked} onChange={ask} />
            <FindingList key={JSON.stringify(asked)} tree={tree} {...asked} />
          </>
        ) : (
          <Notice tone="info" headingLevel={2} title={texts.editorsOnly.title}>
            <p>{texts.editorsOnly.text}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
