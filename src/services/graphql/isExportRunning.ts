import { codeOf } from '#domain/kernel/errors/failure.ts';

/**
 * Whether a download was refused because another one of the same member is still running
 * (server/platform/limits/exportTurn.ts).
 */
export const isExportRunning = (error: unknown): boolean => codeOf(error) === 'EXPORT_RUNNING';
