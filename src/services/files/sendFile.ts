/** A file on its way. */
export interface Sending {
  /** True when it arrived whole, false when it did not. */
  arrived: Promise<boolean>;
  /** Whether it did not because something else had taken its place. */
  wasSuperseded: () => boolean;
  stop: () => void;
}

/** The status of what has lost its place meanwhile: a conflict. */
const SUPERSEDED = 409;

/**
 * Sends a file to the address that was given for it, where the way can be broken off. By XMLHttpRequest, because `fetch`
 * does not say how much of a request has gone out.
 * @param onProgress - called with the part that has gone, 0 to 1.
 */
export function sendFile(file: File, address: string, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const arrived = new Promise<boolean>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(request.status >= 200 && request.status < 300));
    request.open('PUT', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
  return { arrived, wasSuperseded: () => request.status === SUPERSEDED, stop: () => request.abort() };
}
