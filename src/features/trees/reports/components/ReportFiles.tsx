import { describeError } from '#domain/kernel/errors/describeError.ts';
import { type ReportKind, REPORT_NAMES } from '#domain/trees/reports/reportRequest.ts';
import { fileActions, pollUntilWritten } from '#services/files/fileActions.ts';
import { BackgroundFile } from '#ui/BackgroundFile/BackgroundFile.tsx';
import { BackgroundFiles } from '#ui/BackgroundFile/BackgroundFiles.tsx';

import {
  type reportInput,
  type TreeReportFile,
  useCancelTreeReportFileMutation,
  useIssueTreeReportFileMutation,
  useMakeTreeReportFileMutation,
  useTreeReportFilesQuery,
} from '../treeReportsApi.ts';
import { reportFileTexts as texts } from './texts.ts';

interface ReportFilesProps {
  treeRef: string;
  person: string;
  input: ReturnType<typeof reportInput>;
}

const nameOf = (kind: string): string => REPORT_NAMES[kind.toLowerCase() as ReportKind].name;

function OneFile({ file, onChanged }: { file: TreeReportFile; onChanged: () => void }) {
  const { failed, ...actions } = fileActions(file.id, {
    issue: useIssueTreeReportFileMutation(),
    cancel: useCancelTreeReportFileMutation(),
    onRemoved: onChanged,
  });
  const name = nameOf(file.kind);
  return (
    <BackgroundFile
      file={file}
      done={`${file.title ?? name} (${texts.size(file.pages ?? 0, file.bytes ?? 0)})`}
      texts={{
        writing: texts.writing(name),
        failed: texts.failed(name),
        download: { text: texts.download },
        cancel: { text: texts.cancel },
        remove: { text: texts.remove },
      }}
      refusal={
        failed && {
          title: failed.wasDownload ? texts.notDownloaded : texts.cancelled,
          reason: describeError(failed.error),
        }
      }
      {...actions}
    />
  );
}

/** Has the shown report written as PDF, and lists the PDFs of this tree that are kept for the member. */
export function ReportFiles({ treeRef, person, input }: ReportFilesProps) {
  const { data: files = [], refetch } = useTreeReportFilesQuery({ ref: treeRef });
  useTreeReportFilesQuery({ ref: treeRef }, pollUntilWritten(files));
  const [make, { data: outcome, error, isLoading }] = useMakeTreeReportFileMutation();
  const refused = outcome?.problems[0]?.message ?? (error ? describeError(error) : null);
  return (
    <BackgroundFiles
      texts={texts}
      refused={refused}
      isMaking={isLoading}
      onMake={() => void make({ personId: person, input }).then(() => refetch())}
    >
      {files.map((file) => (
        <OneFile key={file.id} file={file} onChanged={() => void refetch()} />
      ))}
    </BackgroundFiles>
  );
}
