import path from 'node:path';

/** Browsers that the application is built for. */
export const targets = ['last 2 Chrome versions', 'last 2 Firefox versions', 'Safari >= 16.4'];

/**
 * How our stylesheets' classes are named: the server draws first content with the names of the browser's stylesheets.
 */
export const classGeneration = { localIdentName: '[hash:8]', exportsConvention: 'camel-case-only' } as const;

/** How modules get at the classes. */
export const cssParser = { 'css/module': { namedExports: false }, 'css/auto': { namedExports: false } } as const;

/** What packages are replaced by in every build of the application. @param root - the folder of the project */
export const aliases = (root: string) => ({
  // The build whose worker is a file of ours: the policy of the site allows none made of text.
  'maplibre-gl$': path.join(root, 'node_modules/maplibre-gl/dist/maplibre-gl-csp.js'),
  // The base query of RTK Query needs of graphql-request a client and an error: docs/adr/0005.
  'graphql-request$': path.join(root, 'src/services/graphql/slimGraphqlRequest.ts'),
});

/** Reads our stylesheets. @param root - the folder of the project */
export const sassLoader = (root: string) => ({
  loader: 'sass-loader',
  options: {
    api: 'modern-compiler',
    implementation: 'sass',
    sassOptions: { loadPaths: [path.join(root, 'src/styles')] },
  },
});
