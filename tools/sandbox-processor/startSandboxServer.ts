import Fastify from 'fastify';

import { UserError } from '#server/platform/config/UserError.ts';

import { registerSandboxProcessor, type SandboxOptions } from './registerSandboxProcessor.ts';

/** A sandbox processor that is a process of its own. */
export interface SandboxServer {
  /** What SANDBOX_PROCESSOR_URL is set to. */
  url: string;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Listens on loopback only.
 * @throws UserError when the port is in use.
 */
export async function startSandboxServer(
  port: number,
  options: Omit<SandboxOptions, 'ownUrl' | 'siteUrl'>,
): Promise<SandboxServer> {
  const app = Fastify({ logger: false });
  const ownUrl = `http://${HOST}:${port}`;
  const url = await registerSandboxProcessor(app, { ...options, ownUrl, siteUrl: options.publicUrl });
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    await app.close();
    throw (error as { code?: string }).code === 'EADDRINUSE'
      ? new UserError(`Port ${port} is in use: choose another with --port.`)
      : error;
  }
  return { url, stop: () => app.close() };
}
