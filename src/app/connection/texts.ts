/** The state of the connection, and what waits for it. */
export const connectionTexts = {
  states: {
    online: '',
    offline: 'You are offline. Pages you have already opened stay readable. Anything new needs a connection.',
    unreachable: 'The site cannot be reached just now. We’ll keep trying. Everything on this page is safe.',
    back: 'The connection is back.',
  },
  name: 'Connection',
  tryNow: 'Try now',
  waiting: 'Waiting to be sent',
  doNotSend: 'Do not send',
  doNotSendNamed: (name: string) => `Do not send: ${name}`,
};
