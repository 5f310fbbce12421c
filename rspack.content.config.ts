import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@rspack/cli';

const thisFile = fileURLToPath(import.meta.url);
const root = path.dirname(thisFile);
const packages = path.join(root, 'node_modules');
const targets = ['last 2 Chrome versions', 'last 2 Firefox versions', 'Safari >= 16.4'];

const stylesheets = [{ loader: 'sass-loader', options: { api: 'modern-compiler', implementation: 'sass', sassOptions: { loadPaths: [path.join(root, 'src/styles')] } } }];

/** The application once more, for the thread of the server that draws the first content of public pages: `dist/content`. */
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
    alias: {
      'maplibre-gl$': path.join(packages, 'maplibre-gl/dist/maplibre-gl-csp.js'),
      'graphql-request$': path.join(root, 'src/services/graphql/slimGraphqlRequest.ts'),
    },
  },
  cache: { type: 'persistent', buildDependencies: [thisFile, path.join(root, 'package-lock.json')], storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack-content') } },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: { env: { targets }, jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } } },
      { test: /[\\/]services[\\/]graphql[\\/]baseApi\.ts$/, resolve: { alias: { '@reduxjs/toolkit/query/react$': path.join(root, 'src/app/content/queryReact.ts') } } },
      { test: /\.module\.scss$/, type: 'css/module', use: stylesheets },
      { test: /\.scss$/, exclude: /\.module\.scss$/, type: 'css/auto', use: stylesheets },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.(woff2?|svg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
      { test: /maplibre-gl-csp-worker\.js$/, type: 'asset/resource', generator: { emit: false } },
    ],
    parser: { 'css/module': { namedExports: false }, 'css/auto': { namedExports: false } },
    generator: {
      'css/module': { localIdentName: '[hash:8]', exportsConvention: 'camel-case-only', exportsOnly: true },
      'css/auto': { exportsOnly: true },
    },
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  devtool: false,
});
