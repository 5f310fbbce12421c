import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesOfPage, type PageFiles } from '#domain/site/content/pageFiles.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { ShellOptions } from '#server/platform/http/shellRoutes.ts';

import { mayNameCode } from './mayNameCode.ts';

/**
 * Knows the scripts and styles of each page (scripts/clientFiles.ts), so that a document can name them: the browser
 * then fetches them beside the entry instead of after it.
 * @param clientFolder - the built browser application; null where the development server has it
 * @returns their addresses; none for pages that their reader may be refused, and where nothing was built.
 */
export function createPageCode(clientFolder: string | null, isProduction: boolean): ShellOptions['pageCode'] {
  const list = path.join(projectRoot(), 'dist/content/pageFiles.json');
  if (clientFolder === null || !existsSync(list)) return () => [];
  const files = JSON.parse(readFileSync(list, 'utf8')) as PageFiles;
  return ({ route }, isVisitor, search) => {
    if (!mayNameCode(route.access, { isVisitor, search, isProduction })) return [];
    return filesOfPage(files, route, search).map((name) => `/${name}`);
  };
}
