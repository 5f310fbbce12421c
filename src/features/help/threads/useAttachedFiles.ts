import { useState } from 'react';

import { MOST_FILES } from '#domain/help/tickets/ticketRules.ts';
import { putFile } from '#services/files/putFile.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';

import { attachTexts as texts } from './texts.ts';

/** A file that has arrived and waits for its message. */
export interface AttachedFile {
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
