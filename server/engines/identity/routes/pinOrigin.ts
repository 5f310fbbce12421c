import type { IncomingMessage } from 'node:http';

/**
 * Makes a request look as if it came to the site's own address. oidc-provider builds its endpoints and the Secure
 * mark of its cookies from these headers, so a forged Host must not reach it.
 */
export function pinOrigin(request: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  delete request.headers.forwarded;
}
