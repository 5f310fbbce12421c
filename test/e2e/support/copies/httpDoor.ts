import { request as ask } from 'node:http';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/**
 * How a `TestBrowser` reaches a process instead of an application in its own: one request at a time, to whichever
 * address is named then.
 */
export function httpDoor(originOf: () => string): {
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
} {
  return {
    inject: ({ url, method = 'GET', headers = {}, payload }) =>
      new Promise((resolve, reject) => {
        const isText = typeof payload === 'string' || payload instanceof Buffer || payload === undefined;
        const body = isText ? payload : JSON.stringify(payload);
        const sent = ask(
          new URL(String(url), originOf()),
          {
            method,
            headers: { ...(!isText && { 'content-type': 'application/json' }), ...(headers as Record<string, string>) },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () => {
              const text = Buffer.concat(chunks).toString();
              resolve({
                statusCode: answer.statusCode ?? 0,
                headers: answer.headers,
                body: text,
                payload: text,
                json: () => JSON.parse(text) as unknown,
              } as unknown as LightMyRequestResponse);
            });
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}
