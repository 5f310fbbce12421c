import { type Chunk, type Compiler, rspack } from '@rspack/core';

/**
 * Imports whose code a page needs as soon as it is opened, each known only when the one before has arrived. By the
 * route of the page and, after a space, a parameter that its address must have. Only what opens slowly without is worth
 * it.
 */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  'billing.subscribe': ['./subscriptionGate.ts'],
  'billing.free-trial': ['./subscriptionGate.ts'],
  'images.viewer issue': [
    './laterRoutes.ts',
    './PageViewer.tsx',
    '#features/newspapers/reader/NewspaperReader.tsx',
    'openseadragon',
  ],
};

const KINDS = { '.js': 'script', '.css': 'style' } as const;

/**
 * Writes links into the built document that have the browser fetch such code beside the entry. The server keeps those
 * of the page that it sends the document for (server/platform/http/codeAhead.ts).
 */
export const codeAhead = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('CodeAhead', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('CodeAhead', (page) => {
        const entry = new Set([...compilation.entrypoints.values()].flatMap((point) => point.getFiles()));
        const filesOf = (request: string) =>
          compilation.chunkGroups
            .filter((group) => group.origins.some((origin) => origin.request === request))
            .flatMap((group) => group.chunks.flatMap((chunk: Chunk) => [...chunk.files]));
        for (const [name, imports] of Object.entries(AHEAD)) {
          for (const request of imports)
            if (filesOf(request).length === 0)
              throw new Error(`${name}: nothing imports ${request} lazily any more (scripts/codeAhead.ts).`);
          const files = new Set(imports.flatMap(filesOf));
          for (const file of files) {
            const as = KINDS[file.slice(file.lastIndexOf('.')) as keyof typeof KINDS];
            if (as && !entry.has(file))
              page.headTags.push({
                tagName: 'link',
                attributes: { 'data-ahead': name, rel: 'preload', as, href: `/${file}` },
                voidTag: true,
              });
          }
        }
        return page;
      });
    });
  },
};
