import { useSearchParams } from 'react-router-dom';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { DraftText } from '../components/DraftText.tsx';
import { type Draft, useContentDraftsQuery } from '../landingApi.ts';
import { previewTexts as texts } from '../previewTexts.ts';

const previewAddress = ({ kind, key }: Draft): string => `?${new URLSearchParams({ kind, key }).toString()}`;

/** Every draft, each leading to its preview. States: on their way, failed, none, some. */
function DraftList() {
  const { data: drafts, ...answer } = useContentDraftsQuery();
  if (drafts === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <StaffPage texts={texts}>
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
    </StaffPage>
  );
}

/** Texts that are not published: all of them, or the one that the address names, with a mark. */
export function Component() {
  const [query] = useSearchParams();
  const [kind, key] = [query.get('kind'), query.get('key')];
  return kind !== null && key !== null ? <DraftText kind={kind} textKey={key} /> : <DraftList />;
}
