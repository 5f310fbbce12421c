import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another origin that holds the site in a frame, by the contract of docs/embedding.md. */
export interface EmbeddingPage {
  origin: string;
  close: () => Promise<void>;
}

/**
 * What an app's author writes: greet after each load, note what comes, send what is pressed. `heard` is for the test.
 */
const SCRIPT = `
  const frame = document.querySelector('iframe');
  const site = new URL(frame.src).origin;
  window.heard = [];
  let isReady = false;
  const say = (message) => frame.contentWindow.postMessage({ muniment: 1, ...message }, site);
  window.say = say;
  frame.addEventListener('load', () => { isReady = false; });
  setInterval(() => { if (!isReady) try { say({ type: 'hello' }); } catch {} }, 250);
  window.addEventListener('message', ({ data, origin, source }) => {
    if (source !== frame.contentWindow || origin !== site || data?.muniment !== 1) return;
    if (data.type === 'ready') isReady = true;
    window.heard.push(data);
  });
`;

const pageOf = (address: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An app</title></head><body><h1>An app</h1><iframe title="Records" width="800" height="900" src="${address}"></iframe><script>${SCRIPT}</script></body></html>`;

/** Serves the page at a free port of this machine. `/?address` is shown in the frame. */
export async function serveEmbeddingPage(): Promise<EmbeddingPage> {
  const server: Server = createServer((request, response) => {
    const address = decodeURIComponent((request.url ?? '').slice(2));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(address.startsWith('http://localhost:') ? pageOf(address.replaceAll('"', '')) : 'nothing');
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
