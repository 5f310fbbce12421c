/** What became of a file that was sent: a change of the tree, or why there was none. */
export type SentFile = { changeId: string } | { problem: string };

const NOT_ARRIVED = 'The file did not arrive. Check your connection and try again.';

/** Sends a picture or a document to the address that was given for it (`openTreeUpload`). */
export async function sendTreeFile(address: string, file: Blob): Promise<SentFile> {
  const response = await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: file }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) return { problem: NOT_ARRIVED };
  if ('changeId' in answer && typeof answer.changeId === 'string') return { changeId: answer.changeId };
  return { problem: 'problem' in answer && typeof answer.problem === 'string' ? answer.problem : NOT_ARRIVED };
}
