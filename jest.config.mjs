// CommonJS mode on purpose: Jest's ES module mode still needs a Node flag. These packages ship ES modules only.
const esmOnly = [
  'age-encryption',
  'jose',
  'oidc-provider',
  'double-metaphone',
  'graphql-request',
  'oidc-client-ts',
  'jwt-decode',
  '@rtk-query',
  '@redux-devtools',
  'koa',
  'lodash-es',
  'csv-parse',
  'marked',
  '@scure',
  '@noble',
  'openid-client',
  'oauth4webapi',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: true,
  },
];

/** What kills, compares and measures at length: `npm run test:long`. */
const LONG = String.raw`\.long\.(test|e2e)\.ts$`;

const common = {
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.MUNIMENT_LONG_TESTS ? [] : [LONG])],
  transform: { '^.+\\.(m?[jt]sx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})(?:/|$))`],
  moduleNameMapper: {
    '\\.module\\.s?css$': '<rootDir>/test/support/cssModuleStub.cjs',
    '\\.s?css$': '<rootDir>/test/support/emptyModule.cjs',
    '\\.(woff2?|svg|png|webp|avif)$': '<rootDir>/test/support/fileStub.cjs',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
};

/** Tests that replace nothing run in Node itself, and a worker loads each module once for all its files (ADR 137). */
const inNode = {
  runner: '<rootDir>/test/support/lightRunner.mjs',
  setupFiles: ['<rootDir>/test/support/sources.mjs', '<rootDir>/test/support/runsToTheEnd.mjs'],
};

export default {
  // Databases, browsers and workers share two cores on the smallest machine that runs this.
  maxWorkers: process.env.JEST_MAX_WORKERS ?? 2,
  testSequencer: '<rootDir>/scripts/heaviestFirst.mjs',
  // Worlds of past test files linger, and looking through them takes longer and longer: a worker that holds so much is
  // replaced.
  workerIdleMemoryLimit: '1GB',
  // A hung test is told by this; a loaded machine, or a PostgreSQL on a slow disk, must not look like one.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      ...inNode,
      displayName: 'domain',
      testMatch: ['<rootDir>/{domain,scripts,tools/bench,tools/pictures,test/fuzz}/**/*.test.{ts,mjs}'],
    },
    {
      ...common,
      displayName: 'ui',
      testEnvironment: '<rootDir>/test/support/jsdomEnvironment.cjs',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      // As in the bundle (rspack.config.ts).
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^graphql-request$': '<rootDir>/src/services/graphql/slimGraphqlRequest.ts',
      },
      setupFilesAfterEnv: ['<rootDir>/test/support/setupUi.ts'],
    },
    {
      ...common,
      ...inNode,
      displayName: 'server',
      setupFiles: [...inNode.setupFiles, '<rootDir>/test/support/server/lowerPasswordCost.ts'],
      testMatch: ['<rootDir>/{server,tools/sample-county,tools/sandbox-processor}/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/postgres/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgres/globalTeardown.ts',
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e.ts'],
      globalSetup: '<rootDir>/test/e2e/support/prepareFolder.ts',
      globalTeardown: '<rootDir>/test/e2e/support/removePreparedFolder.ts',
    },
    {
      ...common,
      // Not part of `npm test`: `npm run test:copies`.
      displayName: 'copies',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/copies/**/*.copies.ts'],
      globalSetup: '<rootDir>/test/e2e/support/prepareFolder.ts',
      globalTeardown: '<rootDir>/test/e2e/support/removePreparedFolder.ts',
    },
  ],
};
