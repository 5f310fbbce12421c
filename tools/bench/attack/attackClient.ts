import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What came back. */
interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** What is asked for; a body is sent as JSON. */
export interface Asked {
  path: string;
  body?: Buffer | string;
  cookie?: string;
  authorization?: string;
}

/**
 * Asks a site on this machine, and none elsewhere, as a reader of a network of its own: the site believes the proxy
 * that this is.
 */
export interface AttackClient {
  ask(network: string, asked: Asked): Promise<Answered>;
  close(): void;
}

/** @param port - of a site on 127.0.0.1 that was started with TRUSTED_PROXIES=127.0.0.1 */
export function createAttackClient(port: number): AttackClient {
  // As browsers do, each network has connections of its own: none waits behind what another sends.
  const agents = new Map<string, Agent>();
  const agentOf = (network: string): Agent => {
    const agent = agents.get(network) ?? new Agent({ keepAlive: true, maxSockets: 6 });
    agents.set(network, agent);
    return agent;
  };
  return {
    ask: (network, { path, body, cookie, authorization }) =>
      new Promise((resolve, reject) => {
        const headers = {
          host: `localhost:${port}`,
          'x-forwarded-for': network,
          origin: `http://localhost:${port}`,
          'sec-fetch-site': 'same-origin',
          'accept-encoding': 'br',
          accept: body === undefined ? 'text/html,*/*' : 'application/json',
          ...(cookie !== undefined && { cookie }),
          ...(authorization !== undefined && { authorization }),
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        };
        const call = request(
          {
            host: '127.0.0.1',
            port,
            agent: agentOf(network),
            path,
            method: body === undefined ? 'GET' : 'POST',
            headers,
            timeout: 60_000,
          },
          (answer) => {
            const pieces: Buffer[] = [];
            answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
            answer.on('end', () => {
              const { statusCode, headers } = answer;
              const sent = Buffer.concat(pieces);
              const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
              resolve({ status: statusCode ?? 0, headers, body });
            });
          },
        );
        call.on('timeout', () => call.destroy(new Error(`${path} took more than a minute`)));
        call.on('error', reject).end(body);
      }),
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}
