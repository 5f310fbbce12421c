import { CheckAgain } from '#features/staff/core/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AllTexts } from './AllTexts.tsx';
import { useContentReportQuery, type TextReport } from './contentApi.ts';
import { contentTexts as texts, kindInWords } from './texts.ts';

type Fault = TextReport['faults'][number];
type Draft = TextReport['drafts'][number];
type Own = TextReport['own'][number];

const previewOf = ({ kind, key }: Draft): string =>
  `/internal-testing/prismic/preview?${new URLSearchParams({ kind, key }).toString()}`;

const FAULTS: readonly Column<Fault>[] = [
  { id: 'file', header: texts.file, isRowHeader: true, cell: ({ name }) => name },
  { id: 'fault', header: texts.fault, cell: ({ message }) => message },
];

const DRAFTS: readonly Column<Draft>[] = [
  {
    id: 'text',
    header: texts.text,
    isRowHeader: true,
    cell: (draft) => <TextLink to={previewOf(draft)}>{draft.title}</TextLink>,
  },
  { id: 'kind', header: texts.kind, narrow: true, cell: ({ kind }) => kindInWords(kind) },
  { id: 'updated', header: texts.updated, narrow: true, cell: ({ updated }) => updated ?? texts.nothing },
  { id: 'faults', header: texts.toMend, cell: ({ faults }) => (faults.length === 0 ? texts.ready : faults.join(' ')) },
];

/** What a text is in place of, and whether that has changed since. */
function Replaced({ text: { builtInTitle, isOlder } }: { text: Own }) {
  if (builtInTitle === null) return texts.addition;
  return (
    <Stack gap={1}>
      <span>{builtInTitle}</span>
      {isOlder && <strong>{texts.older}</strong>}
    </Stack>
  );
}

const OWN: readonly Column<Own>[] = [
  { id: 'text', header: texts.text, isRowHeader: true, cell: ({ title }) => title },
  { id: 'kind', header: texts.kind, narrow: true, cell: ({ kind }) => kindInWords(kind) },
  { id: 'updated', header: texts.updated, narrow: true, cell: ({ updated }) => updated ?? texts.nothing },
  { id: 'replaces', header: texts.replaces, cell: (text) => <Replaced text={text} /> },
];

/** Faults, drafts and the operator's own texts, a table each. */
const ReportTables = ({ report: { faults, drafts, own } }: { report: TextReport }) => (
  <>
    <DataTable
      caption={texts.faults}
      stacks="named"
      rows={faults}
      rowKey={({ name, message }) => `${name} ${message}`}
      empty={texts.noFaults}
      columns={FAULTS}
    />
    <DataTable
      caption={texts.drafts}
      stacks="named"
      rows={drafts}
      rowKey={({ kind, key }) => `${kind}/${key}`}
      empty={texts.noDrafts}
      columns={DRAFTS}
    />
    <DataTable
      caption={texts.own}
      stacks="named"
      rows={own}
      rowKey={({ kind, key }) => `${kind}/${key}`}
      empty={texts.noOwn}
      columns={OWN}
    />
  </>
);

/** What staff look after in the texts of the site. States: loading, failed, tables that may be empty. */
export function Component() {
  const answer = useContentReportQuery();
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          <TextLink to="/internal/help">{texts.feedback}</TextLink>
          <CheckAgain of={answer} />
        </Inline>
      }
    >
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(report) => <ReportTables report={report} />}
      </Answer>
      <AllTexts />
    </StaffPage>
  );
}
