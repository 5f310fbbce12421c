import http from 'node:http';
import https from 'node:https';

/** Who asks, and whom it trusts. */
export interface NodeAccess {
  username: string;
  password: string;
  /** PEM of the authority that signed the node's certificate. */
  ca: string;
}

/** Asks a node of a test cluster. @returns null where it does not answer */
export const askNode = (
  url: string,
  {
    method = 'GET',
    body,
    access,
    timeoutMs = 600_000,
  }: { method?: string; body?: unknown; access?: NodeAccess; timeoutMs?: number } = {},
): Promise<{ status: number; body: unknown } | null> =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const request = (access ? https : http).request(
      url,
      {
        method,
        headers,
        timeout: timeoutMs,
        agent: false,
        ...(access && { ca: access.ca, auth: `${access.username}:${access.password}` }),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', () => resolve(null));
        answer.on('end', () => {
          const said = Buffer.concat(parts).toString();
          try {
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(said) });
          } catch {
            resolve({ status: answer.statusCode ?? 0, body: said });
          }
        });
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
    request.end(text);
  });
