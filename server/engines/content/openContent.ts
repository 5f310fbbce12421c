import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { ContentSource } from './ContentSource.ts';
import { createMarkdownSource, type WrittenText } from './markdown/createMarkdownSource.ts';

/**
 * The texts that come with the site, an operator's own over them, and those of the browser over both.
 * @param contentDir - absolute path of the operator's folder; null for none.
 * @param options - `withSamples`: whether texts about the fictional county are among them, default true; `written`:
 * texts of the browser, default none.
 * @throws UserError when that folder cannot be read.
 */
export async function openContent(
  contentDir: string | null,
  options: { withSamples?: boolean; written?: () => Promise<readonly WrittenText[]> } = {},
): Promise<ContentSource> {
  const source = createMarkdownSource(
    [path.join(projectRoot(), 'content'), ...(contentDir === null ? [] : [contentDir])],
    options,
  );
  await source.faults().catch((error: unknown) => {
    throw new UserError(`CONTENT_DIR cannot be read: ${(error as Error).message}`);
  });
  return source;
}
