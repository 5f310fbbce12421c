import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type Draft, useContentDraftsQuery } from '../landingApi.ts';
import { previewTexts as texts } from '../previewTexts.ts';

const previewAddress = ({ kind, key }: Draft): string => `?${new URLSearchParams({ kind, key }).toString()}`;

/** Every draft, each leading to its preview. States: on their way, failed, none, some. */
export function DraftList() {
  const { data: drafts, isFetching, error, refetch } = useContentDraftsQuery();
  if (drafts === undefined && isFetching) return <PageSkeleton label={texts.loading} />;
  if (drafts === undefined) return <PageFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        {drafts.length === 0 ? (
          <Notice tone="empty" headingLevel={2} title={texts.none}>
            {texts.noneText}
          </Notice>
        ) : (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            rows={drafts}
            rowKey={({ kind, key }) => `${kind}/${key}`}
            columns={[
              {
                id: 'title',
                header: texts.draft,
                isRowHeader: true,
                cell: (draft) => <TextLink to={previewAddress(draft)}>{draft.title}</TextLink>,
              },
              { id: 'file', header: texts.file, cell: ({ kind, key }) => <code>{`${kind}/${key}.md`}</code> },
              { id: 'updated', header: texts.updated, cell: ({ updated }) => updated ?? texts.undated },
              {
                id: 'faults',
                header: texts.faults,
                cell: ({ faults }) => (faults.length === 0 ? texts.noFaults : faults.join(' ')),
              },
            ]}
          />
        )}
      </Stack>
    </PageContainer>
  );
}
