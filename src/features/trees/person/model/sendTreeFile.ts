import { mediumTexts } from './texts.ts';

/** What became of a sent file: a change of the tree, or why there was none. */
export type SentFile = { changeId: string } | { problem: string };

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a picture or a document to the address that was given for it (`openTreeUpload`).
 * @param onSent - called with the share that has left, 0 to 1. `fetch` reports none, hence the older way.
 */
export async function sendTreeFile(address: string, file: Blob, onSent: (share: number) => void): Promise<SentFile> {
  const answer = await new Promise<unknown>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.send(file);
  });
  if (typeof answer !== 'object' || answer === null) return { problem: mediumTexts.notArrived };
  if ('changeId' in answer && typeof answer.changeId === 'string') return { changeId: answer.changeId };
  return { problem: 'problem' in answer && typeof answer.problem === 'string' ? answer.problem : mediumTexts.notArrived };
}
