import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const DOCUMENT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><main><h1>Empty</h1></main>';

/**
 * A document with a heading and nothing else, on loopback: what a visit costs the browser alone.
 * @returns its address, and what stops its server
 */
export async function emptyDocument(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(DOCUMENT);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}
