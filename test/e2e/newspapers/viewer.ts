import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A viewer on another origin as the standard describes one: it opens the access service, asks for a token in a frame,
 * and probes with it.
 */
const VIEWER = `
const shown = document.querySelector('output');
const say = (text) => { shown.textContent += text + '\\n'; };
const manifest = await (await fetch(new URLSearchParams(location.search).get('manifest'))).json();
const body = manifest.items[0].items[0].items[0].body;
const probe = body.service.find(({ type }) => type === 'AuthProbeService2');
const access = probe.service[0];
const token = access.service.find(({ type }) => type === 'AuthAccessTokenService2');
const probed = async (headers = {}) => (await fetch(probe.id, { headers })).json();
const asked = () => new Promise((resolve) => {
  addEventListener('message', ({ data, origin }) => data.messageId === 'one' && origin === new URL(token.id).origin && resolve(data), { once: true });
  const frame = document.createElement('iframe');
  frame.src = token.id + '?messageId=one&origin=' + location.origin;
  document.body.append(frame);
});
say('before: ' + (await probed()).status);
document.querySelector('button').addEventListener('click', () => {
  const tab = open(access.id + '?origin=' + location.origin);
  const waiting = setInterval(async () => {
    if (!tab.closed) return;
    clearInterval(waiting);
    const message = await asked();
    say('token: ' + message.type + ' ' + (message.profile ?? ''));
    const { status, location: lent } = await probed({ authorization: 'Bearer ' + message.accessToken });
    say('after: ' + status);
    const image = new Image();
    image.onload = () => say('image: ' + image.naturalWidth);
    image.onerror = () => say('image: none');
    image.src = lent.id;
  }, 100);
});
say('ready');
`;

/** A page on another origin of the same host: the private windows of these tests refuse the cookies of other hosts. */
export interface Viewer {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the viewer. */
export async function startViewer(): Promise<Viewer> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/viewer.js';
    response
      .writeHead(200, { 'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8` })
      .end(
        isScript
          ? VIEWER
          : '<!doctype html><html lang="en"><title>Viewer</title><body><button>Open</button><output></output><script type="module" src="/viewer.js"></script></body></html>',
      );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
