import { codeOf } from '#domain/kernel/errors/failure.ts';
import { refusalText } from '#features/clippings/core/index.ts';
import { fileActions } from '#services/files/fileActions.ts';
import { BackgroundFile } from '#ui/BackgroundFile/BackgroundFile.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './exports.module.scss';
import { type ClippingExport, useCancelClippingExportMutation, useIssueClippingExportMutation } from './exportsApi.ts';
import { exportFileTexts as texts, exportTexts, formatTexts } from './texts.ts';

interface OneFileProps {
  file: ClippingExport;
  onChanged: () => void;
  onRetry: (format: ClippingExport['format']) => void;
}

const labelOf = ({ format, name }: ClippingExport): string => `${formatTexts[format].label}, ${name}`;

/** What is said aloud of a file when it changes: never how far it is. */
function stageText(file: ClippingExport): string {
  const label = labelOf(file);
  if (file.stage === 'DONE') return texts.ready(label);
  if (file.stage === 'FAILED') return texts.isFailed(label);
  return file.progress === null ? texts.waiting(label) : texts.writing(label);
}

function OneFile({ file, onChanged, onRetry }: OneFileProps) {
  const { id, format, progress, items, leftOut, bytes } = file;
  const { failed, ...actions } = fileActions(id, {
    issue: useIssueClippingExportMutation(),
    cancel: useCancelClippingExportMutation(),
    onRemoved: onChanged,
  });
  const label = labelOf(file);
  return (
    <BackgroundFile
      file={file}
      done={
        <>
          <strong>{label}</strong>{' '}
          <span className={styles.size}>{texts.size(items ?? 0, leftOut ?? 0, bytes ?? 0)}</span>
        </>
      }
      texts={{
        writing: progress === null ? texts.waiting(label) : texts.writing(label),
        failed: texts.failed(label),
        download: { text: texts.download, name: texts.downloadOne(label) },
        cancel: { text: texts.cancel, name: texts.cancelOne(label) },
        remove: { text: texts.remove, name: texts.removeOne(label) },
        retry: { text: texts.retry, name: texts.retryOne(label) },
      }}
      refusal={
        failed && {
          title: failed.wasDownload ? texts.notDownloaded : texts.notCancelled,
          reason: codeOf(failed.error) === 'NOT_FOUND' ? texts.closedSince : refusalText(failed.error),
        }
      }
      {...actions}
      onRetry={() => onRetry(format)}
    />
  );
}

/**
 * The files of a collection, or of clippings, that are kept for the member: waiting, being written, ready or failed.
 */
export function ExportFiles({ files, ...handlers }: { files: readonly ClippingExport[] } & Omit<OneFileProps, 'file'>) {
  const [latest] = files;
  return (
    <section aria-labelledby="export-files" className={styles.files}>
      {files.length > 0 && (
        <Stack gap={3}>
          <h3 id="export-files">{exportTexts.files}</h3>
          <ul role="list">
            {files.map((file) => (
              <OneFile key={file.id} file={file} {...handlers} />
            ))}
          </ul>
        </Stack>
      )}
      <VisuallyHidden>
        <span role="status">{latest && stageText(latest)}</span>
      </VisuallyHidden>
    </section>
  );
}
