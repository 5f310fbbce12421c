import { readdirSync } from 'node:fs';

import importX from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Features every page may lean on, lowest first: each may use only those before it, through their index.ts. */
const KERNEL = ['toasts', 'auth', 'grants', 'consent', 'tree-context', 'chart-view', 'comparison', 'tree-data', 'search-query'];

const folders = (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const fence = (target, from, except, message) => ({ target, from, ...(except && { except }), message });

/** The floors of docs/adr/0001, computed from the folders: a new feature is fenced the minute it exists. */
const fences = [
  ...folders('src/features').map((name) => {
    const rank = KERNEL.indexOf(name);
    const below = rank < 0 ? KERNEL : KERNEL.slice(0, rank);
    return fence(
      `./src/features/${name}`,
      './src/features',
      [`./${name}`, ...below.map((kernel) => `./${kernel}/index.ts`)],
      'Use a kernel feature through its index.ts, or join the two in src/app.',
    );
  }),
  fence('./src/features', './src/app', undefined, 'Features do not know the app.'),
  fence('./src/ui', ['./src/app', './src/features', './src/services'], undefined, 'ui draws; it fetches nothing.'),
  fence('./src/services', ['./src/app', './src/features', './src/ui'], undefined, 'services stand below features.'),
  fence('./domain', ['./src', './server', './test'], undefined, 'domain is pure: it knows nobody.'),
  fence('./src', './server', undefined, 'Browser and server share only domain/ and the schema.'),
  fence('./server', './src', undefined, 'Browser and server share only domain/ and the schema.'),
];

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', '.data/**', '**/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, jsdoc, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: fences }],
      'import-x/no-default-export': 'error',
      'no-restricted-imports': ['error', { patterns: [{ regex: '^\\.\\./\\.\\./\\.\\./', message: 'Use the # paths of package.json for anything further than two folders up.' }] }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.tsx', 'src/**/*.ts'], plugins: { 'react-hooks': reactHooks }, rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' } },
  {
    files: ['domain/**/*.ts', 'server/**/*.ts', 'src/services/**/*.ts', 'src/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'jsdoc/require-jsdoc': ['error', { publicOnly: true, require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true, FunctionExpression: true } }],
      'jsdoc/check-param-names': ['error', { checkDestructured: false, disableMissingParamChecks: true }],
      'jsdoc/no-types': 'error',
      'jsdoc/informative-docs': 'error',
    },
  },
  // The stand-ins for modules of lodash must export what those export.
  { files: ['*.config.ts', '*.config.mjs', '**/*.d.ts', 'src/services/forms/lodash/*.ts', 'test/support/postgres/global*.ts'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['test/e2e/**'],
    rules: { 'no-restricted-syntax': ['error', { selector: "CallExpression[callee.property.name='waitForNetworkIdle']", message: 'It waits for ever for requests of a removed frame: use untilQuiet(page).' }] },
  },
  { files: ['server/admin/**', 'test/**', 'scripts/**', 'src/services/log/**'], rules: { 'no-console': 'off' } },
);
