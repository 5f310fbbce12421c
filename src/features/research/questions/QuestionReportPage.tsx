import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { evidenceCsv, logCsv } from '#domain/research/questions/questionRows.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { fileActions, pollUntilWritten } from '#services/files/fileActions.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { BackgroundFile } from '#ui/BackgroundFile/BackgroundFile.tsx';
import { BackgroundFiles } from '#ui/BackgroundFile/BackgroundFiles.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { saveAs } from '#ui/saveAs.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useResearchQuestionQuery } from './questionApi.ts';
import { QuestionReport } from './QuestionReport.tsx';
import styles from './report.module.scss';
import {
  type ReportFile,
  useCancelResearchReportFileMutation,
  useIssueResearchReportFileMutation,
  useMakeResearchReportFileMutation,
  useResearchReportFilesQuery,
} from './reportFilesApi.ts';
import { questionTexts, reportTexts as texts, reportFileTexts } from './texts.ts';

function OneFile({ file, onChanged }: { file: ReportFile; onChanged: () => void }) {
  const { id, pages, bytes, madeAt } = file;
  const { failed, ...actions } = fileActions(id, {
    issue: useIssueResearchReportFileMutation(),
    cancel: useCancelResearchReportFileMutation(),
    onRemoved: onChanged,
  });
  const made = momentInWords(madeAt);
  return (
    <BackgroundFile
      file={file}
      done={reportFileTexts.done(made, pages ?? 0, bytes ?? 0)}
      texts={{
        writing: reportFileTexts.writing,
        failed: reportFileTexts.failed,
        download: { text: reportFileTexts.download, name: reportFileTexts.downloadOf(made) },
        cancel: { text: reportFileTexts.cancel },
        remove: { text: reportFileTexts.remove, name: reportFileTexts.removeOf(made) },
      }}
      refusal={failed && { title: reportFileTexts.notDone, reason: describeError(failed.error) }}
      {...actions}
    />
  );
}

/** Has the question written as PDF, and lists those that are kept. */
function ReportFiles({ questionId }: { questionId: string }) {
  const { data: files = [], refetch } = useResearchReportFilesQuery({ questionId });
  useResearchReportFilesQuery({ questionId }, pollUntilWritten(files));
  const [make, { data: outcome, error, isLoading }] = useMakeResearchReportFileMutation();
  const refused = outcome?.problems[0]?.message ?? (error ? describeError(error) : null);
  return (
    <BackgroundFiles
      texts={reportFileTexts}
      refused={refused}
      isMaking={isLoading}
      onMake={() => void make({ questionId }).then(() => refetch())}
    >
      {files.map((file) => (
        <OneFile key={file.id} file={file} onChanged={() => void refetch()} />
      ))}
    </BackgroundFiles>
  );
}

/**
 * A question as a report to be read and printed, with log and evidence as files. States: loading, failed, missing, the
 * report.
 */
export function Component() {
  const { questionId = '' } = useParams();
  const hasQuestions = useGrant('my-research:workspaces');
  const { data: question, ...answer } = useResearchQuestionQuery(questionId, { skip: !hasQuestions });
  if (!hasQuestions || (question === null && !answer.isFetching)) throw new PageMissing();
  if (!question) return <NoAnswer of={answer} texts={questionTexts} asPage />;
  const { origin } = window.location;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <div className={styles.tools}>
          <p>
            <TextLink to={questionAddress(question.id)}>{texts.back}</TextLink>
          </p>
          <Inline gap={2}>
            <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveAs('research-log.csv', logCsv(question.log, origin), 'text/csv')}
            >
              {texts.logFile}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveAs('evidence.csv', evidenceCsv(question.evidence, origin), 'text/csv')}
            >
              {texts.evidenceFile}
            </Button>
          </Inline>
        </div>
        <QuestionReport question={question} />
        <div className={styles.files}>
          <ReportFiles questionId={question.id} />
        </div>
      </div>
    </PageContainer>
  );
}
