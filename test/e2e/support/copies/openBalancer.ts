import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer in turn, request by request, as a plain nginx or HAProxy does it. */
export interface Balancer {
  origin: string;
  /** Names the copies behind it, in order of their turns. */
  lead: (origins: readonly string[]) => void;
  /** Requests that each copy has answered since the last call. */
  answered: () => number[];
  /** Whether it sends requests to a copy just now. */
  isIn: (at: number) => boolean;
  close: () => Promise<void>;
}

interface Copy {
  origin: string;
  isIn: boolean;
  answered: number;
}

const LOOK_MS = 500;
const PATIENCE_MS = 2_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Bodies up to this are kept, in bytes, so that they can be sent to another copy. */
const MOST_KEPT = 1_000_000;

/** The body of a request that is not too long; null for one that is handed on as it comes. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const isLong =
    Number(request.headers['content-length'] ?? 0) > MOST_KEPT || request.headers['transfer-encoding'] !== undefined;
  return isLong ? null : Buffer.concat((await request.toArray()) as Buffer[]);
}

/**
 * Opens one. It asks every copy for its health twice a second, and leaves out one that is not ready.
 * @param port - of this machine; 0: any that is free
 */
export async function openBalancer(port = 0): Promise<Balancer> {
  let copies: Copy[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const next = (past: ReadonlySet<Copy>): Copy | null => {
    for (let tries = 0; tries < copies.length; tries += 1) {
      const copy = copies[(turn += 1) % copies.length];
      if (copy?.isIn && !past.has(copy)) return copy;
    }
    return null;
  };

  function handOn(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | null,
    past = new Set<Copy>(),
  ): void {
    const copy = next(past);
    if (!copy)
      return void response
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
        .end('No copy of the site is ready.');
    past.add(copy);
    const sent = ask(new URL(request.url ?? '/', copy.origin), {
      method: request.method,
      agent,
      headers: {
        ...request.headers,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': 'http',
      },
    });
    let isAnswered = false;
    sent.once('response', (answer) => {
      isAnswered = true;
      copy.answered += 1;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
      answer.pipe(response);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered || response.destroyed) return void response.destroy();
      // What was not taken, or may be asked twice, is asked of the next one.
      if (body !== null && (error.code === 'ECONNREFUSED' || SAFE.has(request.method ?? '')))
        return handOn(request, response, body, past);
      return void response.writeHead(502, { 'content-type': 'text/plain' }).end('The copy of the site ended.');
    });
    response.once('close', () => void (!response.writableEnded && sent.destroy()));
    if (body === null) request.pipe(sent);
    else sent.end(body);
  }

  const server = createServer(
    (request, response) =>
      void bodyOf(request).then(
        (body) => handOn(request, response, body),
        () => response.destroy(),
      ),
  );
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const look = async (copy: Copy): Promise<void> => {
    copy.isIn = await fetch(`${copy.origin}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const timer = setInterval(() => void Promise.all(copies.map(look)), LOOK_MS);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead: (origins) => void (copies = origins.map((origin) => ({ origin, isIn: true, answered: 0 }))),
    answered: () =>
      copies.map((copy) => {
        const { answered } = copy;
        copy.answered = 0;
        return answered;
      }),
    isIn: (at) => copies[at]?.isIn ?? false,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
