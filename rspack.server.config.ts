import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

import { AS_PRODUCTION } from './scripts/asProduction.ts';

const thisFile = fileURLToPath(import.meta.url);
const root = path.dirname(thisFile);

/**
 * The server, its workers, its processes for GEDCOM files, sheets and page images and the operator's command line as ES
 * modules in `dist/server`. Packages stay imports of node_modules; only our own code is bundled.
 */
export default defineConfig({
  name: 'server',
  mode: 'production',
  target: 'node20',
  context: root,
  entry: {
    main: './server/main.ts',
    cli: './server/admin/main.ts',
    searchWorker: './server/engines/search/columnar/worker.ts',
    articleWorker: './server/engines/articles/worker.ts',
    gedcomProcess: './server/modules/trees/gedcom/work/gedcomProcess.ts',
    exportProcess: './server/modules/clippings/exports/exportProcess.ts',
    questionReportProcess: './server/modules/research/reports/questionReportProcess.ts',
    reportProcess: './server/modules/trees/reports/reportProcess.ts',
    bookProcess: './server/importers/books/bookProcess.ts',
    newspaperProcess: './server/importers/newspapers/desk/newspaperProcess.ts',
    sheetProcess: './server/importers/sheets/sheetProcess.ts',
    imageProcess: './server/engines/images/processes/imageProcess.ts',
    ocrProcess: './server/engines/ocr/ocrProcess.ts',
    pdfWorker: './server/importers/newspapers/pdf/pdfWorker.ts',
    treeWorker: './server/modules/trees/whole/treeWorker.ts',
    hashWorker: './server/engines/identity/hashing/hashWorker.ts',
    watchdogWorker: './server/platform/threads/watchdogWorker.ts',
  },
  output: {
    path: path.join(root, 'dist/server'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      request && /^[a-z@]/i.test(request) && !path.isAbsolute(request)
        ? callback(undefined, `module ${request}`)
        : callback(),
  ],
  resolve: { extensions: ['.ts', '.js'] },
  cache: {
    type: 'persistent',
    buildDependencies: [thisFile, path.join(root, 'scripts/asProduction.ts'), path.join(root, 'package-lock.json')],
    storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack-server') },
  },
  module: {
    // Workers and data files are found by path at run time (server/platform/config/projectRoot.ts), never through the
    // bundler.
    parser: { javascript: { url: false, worker: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [new rspack.BannerPlugin({ banner: AS_PRODUCTION, raw: true, include: /^main\.mjs$/ })],
  optimization: { minimize: false, splitChunks: false },
  devtool: 'source-map',
});
