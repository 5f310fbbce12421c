import type { FastifyRequest } from 'fastify';

/**
 * Where requests come from that the site makes to itself to warm up. No socket has this at its other end, so that no
 * one else can send one.
 */
export const WARM_UP_ADDRESS = '0.0.0.0';

/**
 * Whether the site asks this itself to warm up: it is written into no log, measured by nothing and charged to no one.
 */
export const isWarmUp = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === WARM_UP_ADDRESS;
