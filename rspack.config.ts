import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@rspack/cli';
import { type Compiler, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

import { aliases, classGeneration, cssParser, sassLoader, targets } from './scripts/clientBuild.ts';
import { clientStats } from './scripts/clientFiles.ts';
import { baseMap } from './server/engines/maps/baseMap.ts';
import { islandsOutline } from './tools/pictures/maps/islandsOutline.ts';
import { mapLabels, mapVillageLabels } from './tools/pictures/maps/mapLabels.ts';

const thisFile = fileURLToPath(import.meta.url);
const root = path.dirname(thisFile);

// Every target knows logical properties; rewriting them by language would raise their specificity above the rules that
// follow.
const stylesheetOptions = { targets, exclude: { logicalProperties: true } };

const stylesheets = [{ loader: 'builtin:lightningcss-loader', options: stylesheetOptions }, sassLoader(root)];

/** Has the browser fetch the fonts' first letters beside the script instead of after the style sheet. */
const preloadFonts = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFonts', (page) => {
        // Inter comes first: most of a page is set in it.
        const fonts = Object.keys(compilation.assets)
          .filter((name) => name.includes('-first.'))
          .sort();
        const link = (font: string) => ({
          tagName: 'link',
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: 'anonymous' },
          voidTag: true,
        });
        page.headTags.unshift(...fonts.map(link));
        return page;
      });
    });
  },
};

/**
 * Packages' modules are numbered by their names, so that the vendor file hardly changes with our own. Those are
 * numbered in their order: short and neighbouring numbers compress best, and their files get new names anyway.
 */
const packagesNumberedByName = new rspack.ids.DeterministicModuleIdsPlugin({
  test: (module) => module.identifier().includes('node_modules'),
  maxLength: 4,
  fixedLength: true,
});

/** The browser application: `dist/client`, or the development server of `npm run dev`. */
export default defineConfig((_env, argv) => {
  const development = argv.mode !== 'production';
  const hash = development ? '' : '.[contenthash:8]';
  // One hash for all that is loaded lazily: the entry would have to name each file's own, and hashes do not compress.
  const chunkHash = development ? '' : '.[fullhash:8]';
  // Numbers: the entry would carry the name of each as well. Which file an import became is in the statistics.
  const chunkName = `assets/[id]${chunkHash}`;
  return {
    name: 'client',
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: root,
    entry: { main: './src/app/main.ts' },
    output: {
      path: path.join(root, 'dist/client'),
      publicPath: '/',
      clean: true,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `${chunkName}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      cssChunkFilename: `${chunkName}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...aliases(root),
        // Its exports name only the development build, warnings and all.
        ...(!development && {
          'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        }),
      },
    },
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    cache: {
      type: 'persistent',
      buildDependencies: [
        thisFile,
        ...['scripts/clientBuild.ts', 'scripts/firstLetters.mjs', 'package-lock.json'].map((name) =>
          path.join(root, name),
        ),
      ],
      storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack') },
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
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
        },
        // Kernel features only name what they offer there: whoever imports one thing does not load the rest.
        { test: /[\\/]src[\\/]features[\\/][^\\/]+[\\/][^\\/]+[\\/]index\.ts$/, sideEffects: false },
        { test: /\.module\.scss$/, type: 'css/module', use: stylesheets },
        { test: /\.scss$/, exclude: /\.module\.scss$/, type: 'css/auto', use: stylesheets },
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\.woff2$/,
          resourceQuery: /^\?first$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name]-first.[contenthash:8][ext]' },
          loader: path.join(root, 'scripts/firstLetters.mjs'),
        },
        { test: /\.(woff2?|svg|png|webp|avif)$/, resourceQuery: { not: /^\?first$/ }, type: 'asset/resource' },
        { test: /maplibre-gl-csp-worker\.js$/, type: 'asset/resource' },
      ],
      parser: cssParser,
      generator: {
        'css/module': { ...classGeneration, ...(development && { localIdentName: '[name]__[local]' }) },
      },
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'module' }),
      preloadFonts,
      ...(development ? [] : [clientStats(root), packagesNumberedByName]),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'src/static', to: '.' },
          {
            from: 'node_modules/world-atlas/countries-50m.json',
            to: 'map-data/islands.json',
            transform: islandsOutline,
          },
          { from: 'node_modules/world-atlas/countries-10m.json', to: 'map-data/land.json', transform: baseMap },
          { from: 'server/engines/gazetteer/places.tsv', to: 'map-data/labels.json', transform: mapLabels },
          { from: 'server/engines/gazetteer/places.tsv', to: 'map-data/villages.json', transform: mapVillageLabels },
        ],
      }),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
    ],
    optimization: {
      moduleIds: development ? 'deterministic' : 'natural',
      chunkIds: development ? 'named' : 'total-size',
      // One letter for each that a module exports: a hash, of which a part is the default, does not compress.
      mangleExports: development ? false : 'size',
      splitChunks: {
        // A worker is one file: it would start with nothing but the name of another.
        chunks: ({ name }) => name !== 'layouts' && name !== 'otherLayouts',
        // Smaller parts that pages share are in each of them: fewer files to ask for, which compress better.
        minSize: 40_000,
        cacheGroups: {
          // One file: brotli finds more in it than in two, and updates of packages change both.
          vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', priority: 10 },
        },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { ecma: 2022, passes: 3, toplevel: true },
            mangle: { toplevel: true },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: stylesheetOptions }),
      ],
    },
    // The budget that counts is brotli bytes of the first load: scripts/bundle-budget.mjs.
    performance: false,
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.DEV_PORT ?? 5173),
      hot: true,
      historyApiFallback: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      client: { overlay: { warnings: false } },
      proxy: [
        {
          context: [
            '/graphql',
            '/oidc',
            '/interaction',
            '/saml',
            '/api',
            '/iiif',
            '/healthz',
            '/livez',
            '/metrics',
            '/site.webmanifest',
          ],
          target: process.env.BACKEND_URL ?? 'http://127.0.0.1:3000',
          xfwd: true,
          changeOrigin: false,
        },
      ],
    },
  };
});
