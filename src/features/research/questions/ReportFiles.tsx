import { describeError } from '#services/graphql/errors.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type ReportFile, useCancelResearchReportFileMutation, useIssueResearchReportFileMutation, useMakeResearchReportFileMutation, useResearchReportFilesQuery } from './reportFilesApi.ts';
import styles from './report.module.scss';
import { reportFileTexts as texts } from './texts.ts';

/** How often a file that is being written is asked for. */
const LOOK_MS = 1_500;

function OneFile({ file: { id, stage, progress, problem, pages, bytes, madeAt }, onChanged }: { file: ReportFile; onChanged: () => void }) {
  const [cancel, cancelling] = useCancelResearchReportFileMutation();
  const [issue, issuing] = useIssueResearchReportFileMutation();
  const onDownload = async () => {
    const { data } = await issue({ id });
    if (data !== undefined) documentNavigation.open(data);
    onChanged();
  };
  const error = issuing.error ?? cancelling.error;
  const made = momentInWords(madeAt);
  return (
    <li>
      <Stack gap={2}>
        {stage === 'WAITING' && <ProgressBar label={texts.writing} value={progress === null ? null : progress * 100} />}
        {stage === 'DONE' && <p>{texts.done(made, pages ?? 0, bytes ?? 0)}</p>}
        {stage === 'FAILED' && (
          <Notice tone="error" title={texts.failed}>
            <p>{problem}</p>
          </Notice>
        )}
        {error && (
          <Notice tone="error" title={texts.notDone}>
            <p>{describeError(error)}</p>
          </Notice>
        )}
        <Inline gap={3}>
          {stage === 'DONE' && (
            <Button size="sm" loading={issuing.isLoading} aria-label={texts.downloadOf(made)} onClick={() => void onDownload()}>
              {texts.download}
            </Button>
          )}
          <Button size="sm" variant="quiet" loading={cancelling.isLoading} aria-label={stage === 'WAITING' ? texts.cancel : texts.removeOf(made)} onClick={() => void cancel({ id }).then(onChanged)}>
            {stage === 'WAITING' ? texts.cancel : texts.remove}
          </Button>
        </Inline>
      </Stack>
    </li>
  );
}

/** Has the question written as PDF, and lists those that are kept. */
export function ReportFiles({ questionId }: { questionId: string }) {
  const { data: files = [], refetch } = useResearchReportFilesQuery({ questionId });
  const isWaiting = files.some(({ stage }) => stage === 'WAITING');
  useResearchReportFilesQuery({ questionId }, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !isWaiting });
  const [make, { data: outcome, error, isLoading }] = useMakeResearchReportFileMutation();
  const refused = outcome?.problems[0]?.message ?? (error && describeError(error));
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        <div>
          <Button loading={isLoading} onClick={() => void make({ questionId }).then(() => refetch())}>
            {texts.make}
          </Button>
        </div>
        {refused && (
          <Notice tone="error" title={texts.notMade}>
            <p>{refused}</p>
          </Notice>
        )}
        {files.length > 0 && (
          <ul role="list" className={styles.made}>
            {files.map((file) => (
              <OneFile key={file.id} file={file} onChanged={() => void refetch()} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
