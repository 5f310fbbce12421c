import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

import { targets } from './scripts/clientBuild.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * The service worker, and what is served in its place where it is switched off: `dist/worker`. Each is one file; the
 * server tells it the names of the browser's build (server/platform/http/serviceWorker.ts).
 */
export default defineConfig({
  name: 'worker',
  mode: 'production',
  target: ['webworker', 'es2022'],
  context: root,
  entry: { serviceWorker: './src/app/worker/serviceWorker.ts', removeWorker: './src/app/worker/removeWorker.ts' },
  output: { path: path.join(root, 'dist/worker'), filename: '[name].js', clean: true },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { env: { targets }, jsc: { parser: { syntax: 'typescript' } } },
      },
    ],
  },
  optimization: {
    splitChunks: false,
    runtimeChunk: false,
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } } }),
    ],
  },
  devtool: false,
});
