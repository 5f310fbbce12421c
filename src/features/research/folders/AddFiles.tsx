import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
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
  const [done, setDone] = useState<{ of: number; sent: number } | null>(null);
  const [problems, setProblems] = useState<readonly { file: File; text: string }[]>([]);

  const sendAll = async (files: readonly File[]) => {
    setProblems([]);
    const refused: { file: File; text: string }[] = [];
    for (const [sent, file] of files.entries()) {
      const report = (share: number) => setDone({ of: files.length, sent: sent + share });
      report(0);
      const text = await send(file, report);
      if (text !== null) refused.push({ file, text });
    }
    if (refused.length < files.length) await refetch();
    setDone(null);
    setProblems(refused);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    void sendAll(files);
  };
  const nth = done && Math.min(Math.floor(done.sent) + 1, done.of);

  return (
    <Stack gap={2}>
      <input ref={input} type="file" multiple hidden aria-label={texts.choose} accept=".pdf,.txt,text/plain,application/pdf,image/jpeg,image/png,image/webp" onChange={choose} />
      <div>
        <Button loading={done !== null} icon={<FileUp aria-hidden="true" />} aria-describedby={hint} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
      </div>
      <p id={hint} className={styles.muted}>
        {texts.hint} {(folder?.members.length ?? 0) > 1 && texts.readersToo}
      </p>
      <p role="status">{done && nth !== null && texts.progress(nth, done.of)}</p>
      {done && <ProgressBar label={texts.progressBar} value={done.sent} max={done.of} />}
      {problems.length > 0 && (
        <Notice tone="error" title={texts.refused} actions={<Button onClick={() => void sendAll(problems.map(({ file }) => file))}>{texts.retry}</Button>}>
          {problems.map(({ file, text }, at) => (
            <p key={at}>{texts.problem(file.name, text)}</p>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
