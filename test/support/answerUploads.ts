/** Answers uploads to an address in turn, once half of each was reported as sent; null: the connection is lost. */
export function answerUploads(replies: (object | null)[]): void {
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const request = {
      upload: { onprogress: null as null | ((event: object) => void) },
      responseText: '',
      onload: null as null | (() => void),
      onerror: null as null | (() => void),
      open: () => undefined,
      setRequestHeader: () => undefined,
      send: () => {
        request.upload.onprogress?.({ loaded: 1, total: 2 });
        setTimeout(() => {
          const reply = replies.shift() ?? null;
          if (!reply) return request.onerror?.();
          request.responseText = JSON.stringify(reply);
          return request.onload?.();
        }, 150);
      },
    };
    return request as unknown as XMLHttpRequest;
  });
}
