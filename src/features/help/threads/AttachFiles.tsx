import { Paperclip } from 'lucide-react';
import { useId, useRef, type ChangeEvent, useState } from 'react';

import { MOST_FILES } from '#domain/help/tickets/ticketRules.ts';
import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { putFile } from '#services/files/putFile.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { attachTexts as texts } from './texts.ts';
import styles from './threads.module.scss';

/** A file that has arrived and waits for its message. */
interface AttachedFile {
  token: string;
  name: string;
  bytes: number;
}

const isAttached = (answer: unknown): answer is AttachedFile =>
  typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string';

/** Files that are sent before the message they belong to. */
export function useAttachedFiles() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const attach = async (chosen: readonly File[]) => {
    const refused: string[] = [];
    const arrived: AttachedFile[] = [];
    for (const file of chosen) {
      if (files.length + arrived.length >= MOST_FILES) {
        refused.push(texts.tooMany);
        break;
      }
      setSending(file.name);
      const answer = await putFile(
        `/api/support-files?${new URLSearchParams({ name: file.name })}`,
        file,
        () => undefined,
      );
      if (isAttached(answer)) arrived.push(answer);
      else refused.push(texts.problem(file.name, whyNotTaken(answer, texts.notArrived)));
    }
    setSending(null);
    setProblems(refused);
    setFiles([...files, ...arrived]);
  };
  const remove = (token: string) => setFiles(files.filter((file) => file.token !== token));
  const clear = () => {
    setFiles([]);
    setProblems([]);
  };
  return { files, sending, problems, attach, remove, clear };
}

/** Chooses files for a message and lists those that have arrived. */
export function AttachFiles({
  attached: { files, sending, problems, attach, remove },
}: {
  attached: ReturnType<typeof useAttachedFiles>;
}) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    void attach(chosen);
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
          icon={<Paperclip aria-hidden />}
          loading={sending !== null}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      </div>
      <p id={hint} className={styles.muted}>
        {texts.hint}
      </p>
      {files.length > 0 && (
        <ul role="list" aria-label={texts.list} className={styles.attached}>
          {files.map(({ token, name, bytes }) => (
            <li key={token}>
              <bdi>{name}</bdi> <span className={styles.muted}>{sizeInWords(bytes)}</span>
              <Button size="sm" variant="quiet" onClick={() => remove(token)}>
                {texts.remove(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.muted}>
        {sending !== null && texts.sending(sending)}
      </p>
      {problems.length > 0 && (
        <Notice tone="error" title={texts.refused}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
