import { FileUp } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { FILE_PROBLEM_TEXTS, MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';
import { putFile } from '#services/files/putFile.ts';
import { useSendingFiles } from '#services/files/useSendingFiles.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FileSending } from '#ui/FileSending/FileSending.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useResearchFolderQuery, useOpenResearchUploadMutation } from './folderApi.ts';
import styles from './folders.module.scss';
import { fileTexts as texts } from './texts.ts';

const isTaken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'problem' in answer && answer.problem === null;

/**
 * Adds files to a folder.
 * @returns sends one file and reports how much of it has left, 0 to 1; answers why it was not added, or null.
 */
function useFolderUpload(folderId: string): (file: File, onSent: (share: number) => void) => Promise<string | null> {
  const [open] = useOpenResearchUploadMutation();
  return async (file, onSent) => {
    if (file.size > MOST_FILE_BYTES) return FILE_PROBLEM_TEXTS.TOO_LARGE;
    if (file.size === 0) return FILE_PROBLEM_TEXTS.EMPTY;
    const { data: address, error } = await open({ folderId, fileName: file.name });
    if (error !== undefined) return describeError(error);
    if (address === null) return FILE_PROBLEM_TEXTS.GONE;
    const answer = await putFile(address, file, onSent);
    return isTaken(answer) ? null : whyNotTaken(answer, texts.notArrived);
  };
}

/** Sends files to the folder one after the other; a file that is refused says why, and can be sent again. */
export function AddFiles({ folderId }: { folderId: string }) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const send = useFolderUpload(folderId);
  const { data: folder, refetch } = useResearchFolderQuery(folderId);
  const { progress, problems, sendAll } = useSendingFiles(send, refetch);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    void sendAll(files);
  };

  return (
    <Stack gap={2}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.choose}
        accept=".pdf,.txt,text/plain,application/pdf,image/jpeg,image/png,image/webp"
        onChange={choose}
      />
      <div>
        <Button
          loading={progress !== null}
          icon={<FileUp aria-hidden="true" />}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      </div>
      <p id={hint} className={styles.muted}>
        {texts.hint} {(folder?.members.length ?? 0) > 1 && texts.readersToo}
      </p>
      <FileSending {...{ progress, problems, texts }} onRetry={(files) => void sendAll(files)} />
    </Stack>
  );
}
