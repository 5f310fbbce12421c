import type { Provider } from '@openfeature/server-sdk';

import { inProject } from '#server/platform/config/projectRoot.ts';

import { databaseProvider } from './databaseProvider.ts';

type Module = Readonly<Record<string, unknown>>;

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' &&
  value !== null &&
  'resolveBooleanEvaluation' in value &&
  typeof value.resolveBooleanEvaluation === 'function';

/** A module written for CommonJS has its exports one level deeper. */
const exportsOf = (module: Module): unknown[] => [
  module.provider,
  module.default,
  (module.default as Module | undefined)?.provider,
];

/**
 * The provider that the setting FLAG_PROVIDER names: `database`, a file (absolute, or from the project's folder when it
 * starts with a dot), or a package. A module exports `provider`, or has it as its default export: an OpenFeature
 * provider, or a function that makes one.
 * @throws Error when there is no such module, or none that exports a provider.
 */
export async function loadProvider(setting: string): Promise<Provider> {
  if (setting === 'database') return databaseProvider;
  const specifier = setting.startsWith('.') ? inProject(setting) : setting;
  // Named at run time: the bundler must leave it alone.
  const module = (await import(/* webpackIgnore: true */ specifier)) as Module;
  for (const exported of exportsOf(module)) {
    const made: unknown = typeof exported === 'function' ? await (exported as () => unknown)() : exported;
    if (isProvider(made)) return made;
  }
  throw new Error('the module exports no OpenFeature provider');
}
