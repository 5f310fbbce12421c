import { REPORT_NAMES } from '#domain/trees/reports/reportTitles.ts';
import type { ReportKind } from '#domain/trees/reports/reportRequest.ts';
import { describeError } from '#services/graphql/errors.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import styles from './report.module.scss';
import { reportFileTexts as texts } from './texts.ts';
import { type reportInput, type TreeReportFile, useCancelTreeReportFileMutation, useIssueTreeReportFileMutation, useMakeTreeReportFileMutation, useTreeReportFilesQuery } from '../treeReportsApi.ts';

interface ReportFilesProps {
  treeRef: string;
  person: string;
  input: ReturnType<typeof reportInput>;
}

/** How often a file that is being written is asked for. */
const LOOK_MS = 1_500;
const nameOf = (kind: string): string => REPORT_NAMES[kind.toLowerCase() as ReportKind].name;

function OneFile({ file, onChanged }: { file: TreeReportFile; onChanged: () => void }) {
  const [cancel, cancelling] = useCancelTreeReportFileMutation();
  const [issue, issuing] = useIssueTreeReportFileMutation();
  const onCancel = () => void cancel({ id: file.id }).then(onChanged);
  const onDownload = async () => {
    const { data } = await issue({ id: file.id });
    if (data !== undefined) documentNavigation.open(data);
  };
  const error = issuing.error ?? cancelling.error;
  return (
    <li>
      <Stack gap={2}>
        {file.stage === 'WAITING' && <ProgressBar label={texts.writing(nameOf(file.kind))} value={file.progress === null ? null : file.progress * 100} />}
        {file.stage === 'DONE' && <p>{file.title} ({texts.size(file.pages ?? 0, file.bytes ?? 0)})</p>}
        {file.stage === 'FAILED' && <Notice tone="error" title={texts.failed(nameOf(file.kind))}><p>{file.problem}</p></Notice>}
        {error && <Notice tone="error" title={issuing.error ? texts.notDownloaded : texts.cancelled}><p>{describeError(error)}</p></Notice>}
        <Inline gap={3}>
          {file.stage === 'DONE' && <Button variant="primary" loading={issuing.isLoading} onClick={() => void onDownload()}>{texts.download}</Button>}
          <Button loading={cancelling.isLoading} onClick={onCancel}>{file.stage === 'WAITING' ? texts.cancel : texts.remove}</Button>
        </Inline>
      </Stack>
    </li>
  );
}

/** Has the shown report written as PDF, and lists the PDFs of this tree that are kept for the member. */
export function ReportFiles({ treeRef, person, input }: ReportFilesProps) {
  const { data: files = [], refetch } = useTreeReportFilesQuery({ ref: treeRef });
  const isWaiting = files.some(({ stage }) => stage === 'WAITING');
  useTreeReportFilesQuery({ ref: treeRef }, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !isWaiting });
  const [make, { data: outcome, error, isLoading }] = useMakeTreeReportFileMutation();
  const refused = outcome?.problems[0]?.message ?? (error && describeError(error));
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        <div><Button loading={isLoading} onClick={() => void make({ personId: person, input }).then(() => refetch())}>{texts.make}</Button></div>
        {refused && <Notice tone="error" title={texts.notMade}><p>{refused}</p></Notice>}
        {files.length > 0 && (
          <ul role="list" className={styles.files}>
            {files.map((file) => <OneFile key={file.id} file={file} onChanged={() => void refetch()} />)}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
