import type { RecordedRequest } from '#domain/staff/support/supportFile.ts';

/** Calls kept for support; older ones are forgotten. */
const LIMIT = 20;
const OPERATION = /"operationName":"(\w+)"/u;

const requests: RecordedRequest[] = [];
let onOutcome: (status: number, operation: string) => void = () => undefined;

/** The last calls to the server, oldest first: names, ids, outcomes. Nothing of what was asked or answered. */
export const recentRequests = (): readonly RecordedRequest[] => requests;

/** Names who learns of each outcome: its HTTP status, 0 when no answer came, and what was asked. One at a time. */
export const watchOutcomes = (listener: (status: number, operation: string) => void): void => {
  onOutcome = listener;
};

/** A call was not even made, since nothing answered who makes it: it has no answer either. */
export const reportUnsentCall = (): void => onOutcome(0, '');

/** `fetch` for calls to our own server, which remembers how they went. A call that was called off has no outcome. */
export async function watchedFetch(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const at = Date.now();
  const note = (status: number, requestId: string | null) => {
    const operation = OPERATION.exec(String(init?.body))?.[1] ?? new URL(String(address)).pathname;
    if (requests.push({ operation, status, requestId, at, took: Date.now() - at }) > LIMIT) requests.shift();
    onOutcome(status, operation);
  };
  try {
    const answer = await fetch(address, init);
    note(answer.status, answer.headers.get('x-request-id'));
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) note(0, null);
    throw error;
  }
}
