import { refusalText } from '#features/clippings/core/index.ts';
import { codeOf } from '#services/graphql/failure.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
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
  const { id, format, stage, progress, problem, items, leftOut, bytes } = file;
  const [cancel, cancelling] = useCancelClippingExportMutation();
  const [issue, issuing] = useIssueClippingExportMutation();
  const label = labelOf(file);
  const remove = () => void cancel({ id }).then(onChanged);
  const download = async () => {
    const { data } = await issue({ id });
    if (data !== undefined) documentNavigation.open(data);
  };
  const error = issuing.error ?? cancelling.error;
  const isWaiting = stage === 'WAITING';
  return (
    <li className={styles.file}>
      {isWaiting && <ProgressBar label={progress === null ? texts.waiting(label) : texts.writing(label)} value={progress === null ? null : progress * 100} />}
      {stage === 'DONE' && (
        <p>
          <strong>{label}</strong> <span className={styles.size}>{texts.size(items ?? 0, leftOut ?? 0, bytes ?? 0)}</span>
        </p>
      )}
      {stage === 'FAILED' && (
        <Notice tone="error" title={texts.failed(label)}>
          <p>{problem}</p>
        </Notice>
      )}
      {error && (
        <Notice tone="error" title={issuing.error ? texts.notDownloaded : texts.notCancelled}>
          <p>{codeOf(error) === 'NOT_FOUND' ? texts.closedSince : refusalText(error)}</p>
        </Notice>
      )}
      <Inline gap={2}>
        {stage === 'DONE' && (
          <Button size="sm" variant="primary" aria-label={texts.downloadOne(label)} loading={issuing.isLoading} onClick={() => void download()}>
            {texts.download}
          </Button>
        )}
        {stage === 'FAILED' && (
          <Button size="sm" aria-label={texts.retryOne(label)} onClick={() => onRetry(format)}>
            {texts.retry}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={isWaiting ? texts.cancelOne(label) : texts.removeOne(label)} loading={cancelling.isLoading} onClick={remove}>
          {isWaiting ? texts.cancel : texts.remove}
        </Button>
      </Inline>
    </li>
  );
}

/** The files of a collection, or of clippings, that are kept for the member: waiting, being written, ready or failed. */
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
