import { documentNavigation } from '../routing/documentNavigation.ts';

/** How often files that are being written are asked for. */
const LOOK_MS = 1_500;

/**
 * Options of a query that is asked again while the server still writes one of these files, and the reader looks at the
 * page.
 */
export const pollUntilWritten = (files: readonly { stage: string }[]) => ({
  pollingInterval: LOOK_MS,
  skipPollingIfUnfocused: true,
  skip: !files.some(({ stage }) => stage === 'WAITING'),
});

/** A mutation of one file, as its hook gives it. */
type OfFile<Answer> = readonly [
  ask: (asked: { id: string }) => PromiseLike<{ data?: Answer | undefined }>,
  standing: { isLoading: boolean; error?: unknown },
];

interface Mutations {
  /** Answers an address of the file that opens once. */
  issue: OfFile<string>;
  /** Deletes it, or calls it off while it is being written. */
  cancel: OfFile<unknown>;
  /** Called after a removal was asked for, whatever came of it. */
  onRemoved: () => void;
}

/** What a reader can do with a file that the server writes for them. */
interface FileActions {
  /** What the last press failed with; null where it did not. */
  failed: { wasDownload: boolean; error: unknown } | null;
  isDownloading: boolean;
  isRemoving: boolean;
  onDownload: () => void;
  onRemove: () => void;
}

/** Downloads a file that the server wrote for the reader, or does away with it. */
export function fileActions(
  id: string,
  { issue: [issue, issuing], cancel: [cancel, cancelling], onRemoved }: Mutations,
): FileActions {
  const download = async () => {
    const { data } = await issue({ id });
    if (data !== undefined) documentNavigation.open(data);
  };
  const error = issuing.error ?? cancelling.error;
  return {
    failed: error ? { wasDownload: Boolean(issuing.error), error } : null,
    isDownloading: issuing.isLoading,
    isRemoving: cancelling.isLoading,
    onDownload: () => void download(),
    onRemove: () => void cancel({ id }).then(onRemoved),
  };
}
