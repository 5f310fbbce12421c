/**
 * Answers files that are sent, in turn: with a status, once half of each was reported as gone; null loses the
 * connection.
 */
export function answerFiles(...statuses: (number | null)[]): { gone: string[] } {
  const gone: string[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const target = new EventTarget();
    const upload = new EventTarget();
    const request = Object.assign(target, {
      status: 0,
      upload,
      open: (_method: string, address: string) => gone.push(address),
      setRequestHeader: () => undefined,
      abort: () => target.dispatchEvent(new Event('loadend')),
      send: () => {
        upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
        setTimeout(() => {
          request.status = statuses.shift() ?? 0;
          target.dispatchEvent(new Event('loadend'));
        }, 150);
      },
    });
    return request as unknown as XMLHttpRequest;
  });
  return { gone };
}
