import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

interface FileSendingProps {
  /**
   * Null: no file is under way. `nth` counts from 1; `sent` is how many have left, with the share of the one under way.
   */
  progress: { nth: number; of: number; sent: number } | null;
  /** Files that were not taken, and why. */
  problems: readonly { file: File; text: string }[];
  texts: {
    progress: (nth: number, of: number) => string;
    progressBar: string;
    refused: string;
    retry: string;
    problem: (name: string, text: string) => string;
  };
  /** Sends the refused ones again. */
  onRetry: (files: readonly File[]) => void;
}

/** How far files are that are being sent, and those that were refused, which can be sent again. */
export const FileSending = ({ progress, problems, texts, onRetry }: FileSendingProps) => (
  <>
    <p role="status">{progress && texts.progress(progress.nth, progress.of)}</p>
    {progress && <ProgressBar label={texts.progressBar} value={progress.sent} max={progress.of} />}
    {problems.length > 0 && (
      <Notice
        tone="error"
        title={texts.refused}
        actions={<Button onClick={() => onRetry(problems.map(({ file }) => file))}>{texts.retry}</Button>}
      >
        {problems.map(({ file, text }, at) => (
          <p key={at}>{texts.problem(file.name, text)}</p>
        ))}
      </Notice>
    )}
  </>
);
