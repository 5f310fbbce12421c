import { mkdirSync, readdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';

import S3rver from 's3rver';

/** A server that speaks S3, from the package registry: not ours, and it checks signatures. */
export interface S3Server {
  endpoint: string;
  bucket: string;
  /** Of a site that keeps its files there. */
  settings: Record<string, string>;
  /** Where it keeps the bytes of a key. */
  fileOf: (key: string) => string;
  /** Requests with this method so far. */
  requests: (method: string) => number;
  /** Answers so many requests to store something with an error of its own. */
  failNext: (times: number) => void;
  stop: () => Promise<void>;
}

const BUCKET = 'muniment-files';
const KEY = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts it on any free port with one bucket, and puts its key into the environment, where the client looks for it. */
export async function startS3Server(folder: string): Promise<S3Server> {
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, KEY);
  const counts = new Map<string, number>();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  // It takes a folder away with the last file in it, even from under another writer. Sites that share it write and
  // delete under this prefix when they look whether it works.
  mkdirSync(path.join(folder, BUCKET, 'check', 'kept'), { recursive: true });
  let failures = 0;
  const [answer] = server.httpServer.listeners('request') as RequestListener[];
  server.httpServer
    .removeAllListeners('request')
    .on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { method = '' } = request;
      counts.set(method, (counts.get(method) ?? 0) + 1);
      if (method !== 'PUT' || failures === 0) return answer?.(request, response);
      failures -= 1;
      request
        .resume()
        .on('end', () =>
          response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>'),
        );
      return undefined;
    });
  return {
    endpoint,
    bucket: BUCKET,
    settings: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, ...KEY },
    fileOf: (key) => {
      const at = path.join(folder, BUCKET, path.dirname(key));
      return path.join(
        at,
        readdirSync(at).find((name) => name.startsWith(`${path.basename(key)}._S3rver_object`)) ?? '',
      );
    },
    requests: (method) => counts.get(method) ?? 0,
    failNext: (times) => void (failures = times),
    stop: () => server.close(),
  };
}
