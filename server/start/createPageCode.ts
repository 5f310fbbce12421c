import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesOfPage, type PageFiles } from '#domain/site/content/pageFiles.ts';
import { namesPublicDrawer } from '#domain/trees/chart/namesPublicDrawer.ts';
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
  return ({ route, params }, isVisitor, search) => {
    if (!mayNameCode(route.access, { isVisitor, search, isProduction })) return [];
    // As the browser chooses (src/app/trees/treeChartPages.ts).
    const isOther =
      route.id === 'tree.public' && namesPublicDrawer(`/public-tree/${params.rootsfinderId}/${params['*']}`);
    const page = isOther ? { ...route, id: `${route.id}.drawer` } : route;
    return filesOfPage(files, page, search).map((name) => `/${name}`);
  };
}
