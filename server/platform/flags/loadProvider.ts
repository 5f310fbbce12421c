import { AsyncLocalStorage } from 'node:async_hooks';

import { type Provider, ErrorCode, type ResolutionDetails, StandardResolutionReasons } from '@openfeature/server-sdk';

import { inProject } from '#server/platform/config/projectRoot.ts';

/** Flags as they are kept in the database, by name. One that is missing was never set. */
export type StoredFlags = Readonly<Record<string, boolean>>;

/**
 * What this request has read. The reader's grants, groups and flags come in one statement; asking the database once
 * more for each flag would cost more than all the rest of a request.
 */
const read = new AsyncLocalStorage<StoredFlags>();

/** Evaluates flags while these are what the database holds. */
export const withStoredFlags = <Result>(stored: StoredFlags, evaluate: () => Result): Result =>
  read.run(stored, evaluate);

const isNotBoolean = async <Kind>(_name: string, value: Kind): Promise<ResolutionDetails<Kind>> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.TYPE_MISMATCH,
});

/** Our own provider of flags: the operator's switches, the same for everyone. Flags are on or off and nothing else. */
export const databaseProvider: Provider = {
  metadata: { name: 'database' },
  runsOn: 'server',
  async resolveBooleanEvaluation(name, value) {
    const stored = read.getStore()?.[name];
    if (stored === undefined) return { value, reason: StandardResolutionReasons.DEFAULT };
    return { value: stored, reason: StandardResolutionReasons.STATIC };
  },
  resolveStringEvaluation: isNotBoolean,
  resolveNumberEvaluation: isNotBoolean,
  resolveObjectEvaluation: isNotBoolean,
};

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
