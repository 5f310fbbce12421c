/**
 * Goes on in a task of its own, so that the browser can paint and answer presses in between. Not a timer: those wait
 * longer, and in a hidden tab for a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
