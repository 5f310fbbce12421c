import { Agent, request } from 'node:http';

import type { SiteRequest } from './siteMix.ts';

/** Asks a site over connections that stay open, as a browser does. */
export interface SiteClient {
  /** Reads the whole answer. @throws Error where its status is not 200. */
  ask(asked: SiteRequest): Promise<void>;
  /** The same, uncompressed, to see that it is an answer. @throws Error where it holds errors. */
  check(asked: SiteRequest): Promise<void>;
  close(): void;
}

/** @param connections - open at once at most. */
export function createSiteClient(address: string, connections: number): SiteClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ path, body }: SiteRequest, encoding: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        'accept-encoding': encoding,
        accept: body === undefined ? 'text/html' : 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request(
        `${address}${path}`,
        { agent, method: body === undefined ? 'GET' : 'POST', headers },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve(Buffer.concat(pieces).toString())
              : reject(new Error(`${path} answered ${answer.statusCode}`)),
          );
        },
      );
      sent.on('error', reject).end(body);
    });
  return {
    ask: async (asked) => void (await send(asked, 'gzip, deflate, br')),
    async check(asked) {
      const text = await send(asked, 'identity');
      if (asked.body !== undefined && text.startsWith('{"errors"'))
        throw new Error(`A query was refused: ${text.slice(0, 300)}`);
    },
    close: () => agent.destroy(),
  };
}
