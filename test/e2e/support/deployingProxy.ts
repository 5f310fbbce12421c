import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the front says in the place of its site. */
interface OwnAnswer {
  /** Default: 200. */
  status?: number;
  type: string;
  body: string;
}

/** A front of a site that can lose its connection and pretend that another build was deployed. */
export interface DeployingProxy {
  origin: string;
  /** Paths asked for since the last call. */
  asked: () => string[];
  /**
   * From here on the site answers as another build of itself: hashes in the names of scripts and styles differ, and the
   * old names are gone.
   */
  deploy: () => void;
  /** Cuts every connection and takes no more, or takes them again. */
  setReachable: (isReachable: boolean) => void;
  /** Answers a path itself, whatever follows it after a question mark. Null: hands it on again. */
  setAnswer: (path: string, answer: OwnAnswer | null) => void;
  /** Names the site behind it. */
  lead: (origin: string) => void;
  close: () => Promise<void>;
}

/** Hashes of scripts and styles in their names, and the one that the entry makes the names of later chunks of. */
const HASH = /(?<=\.)[\da-f]{8}(?=\.(?:js|css)\b)|(?<=")[\da-f]{16}(?=")/gu;
const TEXT = /^(?:text\/(?:html|css|javascript)|application\/javascript)/u;

/** Every digit of a hash is the next one: another name, as long as the old one. Sixteen times is the old one again. */
export const turn = (text: string, times: number): string =>
  text.replace(HASH, (hash) =>
    [...hash].map((digit) => ((Number.parseInt(digit, 16) + times) % 16).toString(16)).join(''),
  );

const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat((await answer.toArray()) as Buffer[]);

/** Opens one at a free port of this machine. */
export async function openDeployingProxy(): Promise<DeployingProxy> {
  let target = '';
  let builds = 0;
  let isReachable = true;
  let asked: string[] = [];
  const answers = new Map<string, OwnAnswer>();

  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    asked.push(path);
    const own = answers.get(path.split('?')[0] ?? path);
    if (own)
      return void response
        .writeHead(own.status ?? 200, { 'content-type': own.type, 'cache-control': 'no-cache' })
        .end(own.body);
    const { 'if-none-match': _known, ...headers } = { ...request.headers, 'accept-encoding': 'identity' };
    // Each build has its own names, and no other's.
    const sent = ask(new URL(turn(path, 16 - (builds % 16)), target), { method: request.method, headers });
    request.pipe(sent);
    const answer = await new Promise<IncomingMessage>(
      (resolve, reject) => void sent.once('response', resolve).once('error', reject),
    );
    if (!TEXT.test(answer.headers['content-type'] ?? '') || builds === 0) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const { 'content-length': _length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest).end(turn((await bodyOf(answer)).toString(), builds));
  }

  const server = createServer((request, response) => {
    if (!isReachable) return void request.socket.destroy();
    return void handOn(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => asked.splice(0),
    deploy: () => void (builds += 1),
    setReachable(now) {
      isReachable = now;
      if (!now) server.closeAllConnections();
    },
    setAnswer: (path, answer) => void (answer ? answers.set(path, answer) : answers.delete(path)),
    lead: (origin) => void (target = origin),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      asked = [];
    },
  };
}
