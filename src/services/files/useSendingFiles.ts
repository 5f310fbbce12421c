import { useState } from 'react';

/** A file that was not taken, and why. */
export interface FileProblem {
  file: File;
  text: string;
}

/** How far files that are being sent are; null: none is under way. */
export interface FilesProgress {
  /** Which one is under way, from 1. */
  nth: number;
  of: number;
  /** How many have left, with the share of the one under way. */
  sent: number;
}

/**
 * Sends files one after the other.
 * @param send - sends one and reports the share that has left, 0 to 1; answers why it was refused, or null
 * @param onTaken - called at the end where one was taken, before the progress goes
 */
export function useSendingFiles(
  send: (file: File, onSent: (share: number) => void) => Promise<string | null>,
  onTaken: () => Promise<unknown> = () => Promise.resolve(),
) {
  const [progress, setProgress] = useState<FilesProgress | null>(null);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);

  const sendAll = async (files: readonly File[]): Promise<void> => {
    setProblems([]);
    const refused: FileProblem[] = [];
    for (const [sent, file] of files.entries()) {
      const report = (share: number) =>
        setProgress({
          nth: Math.min(Math.floor(sent + share) + 1, files.length),
          of: files.length,
          sent: sent + share,
        });
      report(0);
      const text = await send(file, report);
      if (text !== null) refused.push({ file, text });
    }
    if (refused.length < files.length) await onTaken();
    setProgress(null);
    setProblems(refused);
  };
  return { progress, problems, sendAll, forgetProblems: () => setProblems([]) };
}
