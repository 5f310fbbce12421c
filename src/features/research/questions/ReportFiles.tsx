import { describeError } from '#domain/kernel/errors/describeError.ts';
import { fileActions } from '#services/files/fileActions.ts';
import { pollUntilWritten } from '#services/files/pollUntilWritten.ts';
import { BackgroundFile } from '#ui/BackgroundFile/BackgroundFile.tsx';
import { BackgroundFiles } from '#ui/BackgroundFile/BackgroundFiles.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import {
  type ReportFile,
  useCancelResearchReportFileMutation,
  useIssueResearchReportFileMutation,
  useMakeResearchReportFileMutation,
  useResearchReportFilesQuery,
} from './reportFilesApi.ts';
import { reportFileTexts as texts } from './texts.ts';

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
      done={texts.done(made, pages ?? 0, bytes ?? 0)}
      texts={{
        writing: texts.writing,
        failed: texts.failed,
        download: { text: texts.download, name: texts.downloadOf(made) },
        cancel: { text: texts.cancel },
        remove: { text: texts.remove, name: texts.removeOf(made) },
      }}
      refusal={failed && { title: texts.notDone, reason: describeError(failed.error) }}
      {...actions}
    />
  );
}

/** Has the question written as PDF, and lists those that are kept. */
export function ReportFiles({ questionId }: { questionId: string }) {
  const { data: files = [], refetch } = useResearchReportFilesQuery({ questionId });
  useResearchReportFilesQuery({ questionId }, pollUntilWritten(files));
  const [make, { data: outcome, error, isLoading }] = useMakeResearchReportFileMutation();
  const refused = outcome?.problems[0]?.message ?? (error ? describeError(error) : null);
  return (
    <BackgroundFiles
      texts={texts}
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
