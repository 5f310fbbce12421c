import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { filedBlocks } from '#domain/kernel/readings/readingBlocks.ts';

/**
 * Keys under which an index files a name token: those of its variants (nameBlockingKeys), of a word in doubt those of
 * the letters it may begin and end with; what says that there is no name may be any.
 */
export const filedKeys = (token: string, kind: NameKind): string[] =>
  isReadingKey(token) ? filedBlocks(token) : nameBlockingKeys(token, kind);
