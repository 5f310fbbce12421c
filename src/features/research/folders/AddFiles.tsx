import { FileUp } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';

import { useSendingFiles } from '#services/files/useSendingFiles.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FileSending } from '#ui/FileSending/FileSending.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useResearchFolderQuery } from './folderApi.ts';
import styles from './folders.module.scss';
import { fileTexts as texts } from './texts.ts';
import { useFolderUpload } from './useFolderUpload.ts';

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
