import { readdirSync } from 'node:fs';

import importX from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Features every page may lean on, lowest first: each may use only those before it, through their index.ts. */
const SHARED_FEATURES = [
  'kernel/toasts',
  'kernel/auth',
  'kernel/grants',
  'kernel/consent',
  'kernel/sharing',
  'records/core',
  'trees/core',
  'search/core',
  'newspapers/core',
  'clippings/core',
  'research/core',
  'help/core',
  'help/threads',
  'billing/core',
  'messages/core',
  'staff/core',
];
/** The floors of the server, lowest first: each may use only those before it. */
const SERVER_FLOORS = ['platform', 'engines', 'modules', 'importers', 'start', 'admin'];

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
/** Every part of every wing of a floor: `trees/chart`. */
const partsOf = (floor) =>
  folders(floor).flatMap((wing) => folders(`${floor}/${wing}`).map((part) => `${wing}/${part}`));
const indexes = (parts) => parts.map((part) => `./${part}/index.ts`);
const fence = (target, from, except, message) => ({ target, from, ...(except && { except }), message });

const domainParts = partsOf('domain');
const moduleParts = partsOf('server/modules').filter((part) => !part.startsWith('kernel/'));
/** What a wing of the domain has for all others. */
const domainCores = domainParts.filter((part) => part.endsWith('/core') || part === 'places/gazetteer');

/** The fences of docs/architecture.md, computed from the folders: a new part is fenced the minute it exists. */
const fences = [
  ...partsOf('src/features').map((part) => {
    const rank = SHARED_FEATURES.indexOf(part);
    const below = rank < 0 ? SHARED_FEATURES : SHARED_FEATURES.slice(0, rank);
    return fence(
      `./src/features/${part}`,
      './src/features',
      [`./${part}`, ...indexes(below)],
      'Use a shared feature through its index.ts, or join the two in src/app.',
    );
  }),
  fence('./src/features', './src/app', undefined, 'Features do not know the app.'),
  fence('./src/ui', ['./src/app', './src/features', './src/services'], undefined, 'ui draws; it fetches nothing.'),
  fence('./src/services', ['./src/app', './src/features', './src/ui'], undefined, 'services stand below features.'),
  fence('./domain', ['./src', './server', './test', './tools'], undefined, 'domain is pure: it knows no other layer.'),
  fence('./src', ['./server', './tools'], undefined, 'Browser and server share only domain/ and the schema.'),
  fence('./server', './src', undefined, 'Browser and server share only domain/ and the schema.'),
];
/**
 * Floors of the server, and what wings share. A module's inside is its own: others take what its index.ts offers. Tests
 * may look inside.
 */
const floorFences = [
  ...SERVER_FLOORS.slice(0, -1).map((floor, at) =>
    fence(
      `./server/${floor}`,
      SERVER_FLOORS.slice(at + 1).map((above) => `./server/${above}`),
      undefined,
      `${floor} stands below.`,
    ),
  ),
  fence(
    './tools/sandbox-processor',
    './server',
    ['./platform/config', './platform/db', './platform/http/escapeHtml.ts'],
    'The sandbox processor talks to the site over HTTP alone.',
  ),
  ...['platform', 'engines', 'modules', 'importers'].map((floor) =>
    fence(`./server/${floor}`, './tools', undefined, 'Only the start and a command of the operator use the tools.'),
  ),
  ...['sample-county', 'sandbox-processor'].map((tool) =>
    fence(`./tools/${tool}`, './tools', [`./${tool}`], 'A tool knows no other.'),
  ),
  fence(
    './tools/sample-county',
    ['./server/start', './server/admin'],
    undefined,
    'The start makes the county, not the other way round.',
  ),
  fence('./domain/kernel', './domain', ['./kernel', './search/compare'], 'The kernel knows no other wing.'),
  ...domainCores.map((core) =>
    fence(
      `./domain/${core}`,
      './domain',
      ['./kernel', ...domainCores.map((other) => `./${other}`)],
      'What a wing shares knows only the kernel and what others share.',
    ),
  ),
  fence('./server/modules/kernel', './server/modules', ['./kernel'], 'The kernel knows no other wing.'),
  ...moduleParts.map((part) =>
    fence(
      `./server/modules/${part}`,
      './server/modules',
      ['./kernel', `./${part}`, ...indexes(moduleParts)],
      'Use another module through its index.ts.',
    ),
  ),
  ...['./server/importers', './server/admin', './tools/sample-county'].map((target) =>
    fence(target, './server/modules', ['./kernel', ...indexes(moduleParts)], 'Use a module through its index.ts.'),
  ),
];

/** An address that someone wrote may hold a bare per cent sign. */
const LOOSE_DECODING = {
  selector: 'CallExpression[callee.name=/^decodeURI/]:not(TryStatement *)',
  message: 'It throws on a bare per cent sign: use decodeLoosely (domain/kernel/values).',
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', '.data/**', '**/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    plugins: { 'import-x': importX, jsdoc, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: fences }],
      'import-x/no-default-export': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./\\.\\./\\.\\./',
              message: 'Use the # paths of package.json for anything further than two folders up.',
            },
          ],
        },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['{server,tools/sample-county,tools/sandbox-processor}/**/*.ts'],
    ignores: ['**/*.{test,fixture}.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...fences, ...floorFences] }],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.{test,fixture}.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...fences, ...floorFences] }],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: { 'import-x/no-cycle': 'error' },
  },
  // A table of cases is as long as there are cases.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['warn', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [
      '{domain,server,tools/sample-county,tools/sandbox-processor}/**/*.ts',
      'src/services/**/*.ts',
      'src/ui/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      // Not by itself: what it would write says nothing.
      'jsdoc/require-jsdoc': [
        'error',
        {
          enableFixer: false,
          publicOnly: true,
          require: {
            FunctionDeclaration: true,
            ClassDeclaration: true,
            ArrowFunctionExpression: true,
            FunctionExpression: true,
          },
        },
      ],
      'jsdoc/check-param-names': ['error', { checkDestructured: false, disableMissingParamChecks: true }],
      'jsdoc/no-types': 'error',
      'jsdoc/informative-docs': 'error',
      'jsdoc/no-blank-blocks': 'error',
    },
  },
  // A module says what it brings, a command what it does, a provider how it is opened: they are found by their folders.
  {
    files: [
      '*.config.ts',
      '*.config.mjs',
      '**/*.d.ts',
      'server/{modules/*/*,importers,importers/{books,sheets}}/module.ts',
      'server/admin/commands/*.ts',
      'server/engines/payment/*/provider.ts',
      'test/support/postgres/global*.ts',
      'test/e2e/support/{prepareFolder,removePreparedFolder}.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['test/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForNetworkIdle']",
          message: 'It waits for ever for requests of a removed frame: use untilQuiet(page).',
        },
      ],
    },
  },
  {
    files: ['{domain,server,src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', LOOSE_DECODING] },
  },
  // Money is divided and multiplied in one place, exactly. A file's last list of restrictions is its only one.
  {
    files: [
      'domain/billing/**/*.ts',
      'server/modules/billing/**/*.ts',
      'server/engines/payment/**/*.ts',
      'src/features/billing/**/*.{ts,tsx}',
    ],
    // Surveys count people.
    ignores: ['domain/billing/core/{money,tax}.ts', 'domain/billing/survey/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        LOOSE_DECODING,
        {
          selector:
            ':matches(BinaryExpression[operator=/^[*\\u002F%]$/], AssignmentExpression[operator=/^[*\\u002F%]=$/]) > :matches(Identifier[name=/^(?:amount|gross|net|tax|total|paid|price|credit|discount|refund)$/], MemberExpression[property.name=/^(?:amount|gross|net|tax|total|paid|price|credit|discount|refund)$/])',
          message: 'Use shareOf, percentOf, perMonth, times or splitTax (domain/billing/core): they are exact.',
        },
      ],
    },
  },
  {
    files: ['server/admin/**', 'test/**', 'scripts/**', 'tools/{bench,pictures}/**', 'src/services/log/**'],
    rules: { 'no-console': 'off' },
  },
);
