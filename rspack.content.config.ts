import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@rspack/cli';
import { Compilation, type Compiler, rspack, type StatsCompilation } from '@rspack/core';

import { aliases, classGeneration, cssParser, sassLoader, targets } from './scripts/clientBuild.ts';
import { filesOf, STATS_FILE } from './scripts/clientFiles.ts';

const thisFile = fileURLToPath(import.meta.url);
const root = path.dirname(thisFile);
const stylesheets = [sassLoader(root)];

/** Writes down which scripts and styles each named import of the browser's build brings, which is there already. */
const pageFiles = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const stats = JSON.parse(readFileSync(path.join(root, STATS_FILE), 'utf8')) as StatsCompilation;
          const files = Object.keys(stats.namedChunkGroups ?? {}).map((name) => [name, filesOf(stats, name)]);
          compilation.emitAsset(
            'pageFiles.json',
            new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(files))),
          );
        },
      );
    });
  },
};

/**
 * The application once more, for the thread of the server that draws the first content of public pages: `dist/content`.
 */
export default defineConfig({
  name: 'content',
  mode: 'production',
  target: 'node20',
  context: root,
  entry: { contentThread: './src/app/content/contentThread.ts' },
  output: {
    path: path.join(root, 'dist/content'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    publicPath: '/',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: aliases(root),
  },
  cache: {
    type: 'persistent',
    buildDependencies: [thisFile, path.join(root, 'scripts/clientBuild.ts'), path.join(root, 'package-lock.json')],
    storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack-content') },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          env: { targets },
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      {
        test: /[\\/]services[\\/]graphql[\\/]baseApi\.ts$/,
        resolve: { alias: { '@reduxjs/toolkit/query/react$': path.join(root, 'src/app/content/queryReact.ts') } },
      },
      { test: /\.module\.scss$/, type: 'css/module', use: stylesheets },
      { test: /\.scss$/, exclude: /\.module\.scss$/, type: 'css/auto', use: stylesheets },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.(woff2?|svg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
      { test: /maplibre-gl-csp-worker\.js$/, type: 'asset/resource', generator: { emit: false } },
    ],
    parser: cssParser,
    generator: {
      'css/module': { ...classGeneration, exportsOnly: true },
      'css/auto': { exportsOnly: true },
    },
  },
  plugins: [pageFiles],
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  devtool: false,
});
