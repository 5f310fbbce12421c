import { randomUUID } from 'node:crypto';

import { type Client, type EvaluationContext, OpenFeature, StandardResolutionReasons } from '@openfeature/server-sdk';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

import { databaseProvider, type StoredFlags, withStoredFlags, loadProvider } from './loadProvider.ts';
import type { UserContext } from './userContext.ts';

/** Which flags are on for a reader. */
export interface Flags {
  /** Name of the provider that decides. */
  provider: string;
  /**
   * Names of the flags that are on, in alphabetical order. Never rejects: what the provider does not know, or cannot
   * say in time, is as stored in the database, and is off where it was never set.
   */
  on: (context: UserContext, stored: StoredFlags) => Promise<string[]>;
  close: () => Promise<void>;
}

interface FlagOptions {
  /** The setting FLAG_PROVIDER. Default: our own database. */
  provider?: string;
  log: { warn: (fields: Record<string, unknown>, message: string) => void };
}

/** Every page waits for its flags: a provider that is slower than this is not waited for. */
const PATIENCE_MS = 500;
/** How long a provider may take to start. */
const START_PATIENCE_MS = 10_000;

const SILENT = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** What our context is in the words of OpenFeature, whose providers find a user by the targeting key. */
const evaluationContext = ({ ...context }: UserContext): EvaluationContext => ({
  ...context,
  ...(context.ldKey && { targetingKey: context.ldKey }),
});

/** Throws where the provider failed; a flag it does not know is no failure. */
async function evaluate(client: Client, name: string, stored: boolean, context: EvaluationContext): Promise<boolean> {
  const { value, reason, errorCode } = await client.getBooleanDetails(name, stored, context);
  if (reason === StandardResolutionReasons.ERROR && errorCode !== 'FLAG_NOT_FOUND')
    throw new Error(errorCode ?? 'GENERAL');
  return value;
}

/**
 * Starts the provider of flags that the operator chose, behind OpenFeature. One that cannot be loaded or started is
 * replaced by our own, with one line in the log; one that fails later is logged once, and the database decides
 * meanwhile.
 */
export async function createFlags({ provider: setting = 'database', log }: FlagOptions): Promise<Flags> {
  // Each site has providers of its own, several sites in one process too.
  const domain = randomUUID();
  let hasWarned = false;
  const warn = (error: unknown) => {
    if (!hasWarned)
      log.warn(
        { provider: setting, reason: error instanceof Error ? error.message : 'unknown' },
        'The flag provider failed: flags are as the database has them.',
      );
    hasWarned = true;
  };
  const start = async () => {
    const provider = await loadProvider(setting);
    await OpenFeature.setProviderAndWait(domain, provider);
    return provider;
  };
  const provider = await within(START_PATIENCE_MS, start()).catch(async (error: unknown) => {
    warn(error);
    await OpenFeature.setProviderAndWait(domain, databaseProvider);
    return databaseProvider;
  });
  const client = OpenFeature.getClient(domain).setLogger(SILENT);

  return {
    provider: provider.metadata.name,
    async on(context, stored) {
      const names = [...new Set([...Object.values(FLAGS), ...Object.keys(stored)])].sort();
      const asked = evaluationContext(context);
      const isOn = (name: string) => stored[name] ?? false;
      try {
        const states = await withStoredFlags(stored, () =>
          within(PATIENCE_MS, Promise.all(names.map((name) => evaluate(client, name, isOn(name), asked)))),
        );
        return names.filter((_name, at) => states[at]);
      } catch (error) {
        warn(error);
        return names.filter(isOn);
      }
    },
    async close() {
      if (provider !== databaseProvider) await provider.onClose?.();
    },
  };
}
