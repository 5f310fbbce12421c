function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a file to the address that was given for it.
 * @param onSent - called with the share that has left, 0 to 1. `fetch` reports none, hence the older way.
 * @returns the server's answer; null where none came, or one that is not JSON.
 */
export const putFile = (address: string, file: Blob, onSent: (share: number) => void): Promise<unknown> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.send(file);
  });
