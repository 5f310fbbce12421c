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
