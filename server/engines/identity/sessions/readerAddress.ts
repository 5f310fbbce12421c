import type { IncomingMessage } from 'node:http';

const addresses = new WeakMap<IncomingMessage, string>();

/**
 * Remembers where a request came from, as Fastify judges it from the trusted proxies, before the provider takes it
 * over.
 */
export const rememberReaderAddress = (request: IncomingMessage, ip: string): void => void addresses.set(request, ip);

/** Where a request came from; null for one that was not remembered. */
export const readerAddressOf = (request: IncomingMessage): string | null => addresses.get(request) ?? null;
