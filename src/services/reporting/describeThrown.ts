import { isFailure } from '#domain/kernel/errors/failure.ts';
import { FRAME_LIMIT } from '#domain/kernel/errors/frameLimit.ts';

const FRAME = /\/assets\/([\w.-]+:\d+:\d+)/gu;

/**
 * The class of whatever was thrown: `TypeError`, `network`, `http:503`, `graphql:FORBIDDEN`; `Thrown` for what is no
 * error.
 */
export function errorClassOf(error: unknown): string {
  if (isFailure(error)) {
    if (error.kind === 'network') return 'network';
    return error.kind === 'http' ? `http:${error.status}` : `graphql:${error.code.replaceAll(/\W/gu, '').slice(0, 60)}`;
  }
  return error instanceof Error ? error.name.replaceAll(/[^\w.-]/gu, '') || 'Error' : 'Thrown';
}

/**
 * Where in our built files an error was made, innermost first; empty without a stack. Its first line, the message, is
 * left.
 */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...(error.stack ?? '').matchAll(FRAME)].flatMap(([, frame]) => frame ?? []).slice(0, FRAME_LIMIT);
}
