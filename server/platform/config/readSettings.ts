import { STAFF_SETTINGS } from '#domain/kernel/site/staffSettings.ts';

import { isLoopback } from './hostNames.ts';
import { secretProblem } from './secretProblem.ts';
import { ENTRIES } from './settings/allSettings.ts';
import { paymentProblems, settlePayment } from './settings/payments.ts';
import { type Environment, readEntries, type ValuesOf } from './settings/setting.ts';
import { UserError } from './UserError.ts';

type Values = ValuesOf<typeof ENTRIES>;

/** Of no one: the zeros say so. */
const SAMPLE_TAX_NUMBER = 'GB 000 0000 00';

/** What follows from other settings where it is not set itself. */
function inferred(values: Values, env: Environment) {
  const { port, mode, publicUrl, operator, sellerName, sellerAddress, sellerTaxNumber, isMessagingOn } = values;
  const isDemo = mode === 'demo';
  return {
    /** Origin of the site as readers type it, without a final slash: the issuer, canonical addresses and redirects. */
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    /**
     * Whether `publicUrl` was set, rather than derived from the port: with port 0 the server derives it once it
     * listens.
     */
    isPublicUrlSet: publicUrl !== null,
    isMessagingOn: isMessagingOn ?? isDemo,
    payment: settlePayment(values, mode),
    /** Of the settings that staff may change in the browser, those that are set here. */
    setOutside: STAFF_SETTINGS.filter((variable) => env[variable]?.trim()),
    /** Null: no tax is charged. */
    sellerTaxNumber: sellerTaxNumber ?? (isDemo ? SAMPLE_TAX_NUMBER : null),
    /** The operator is the seller where nothing else is set. */
    operator: {
      ...operator,
      name: operator.name ?? sellerName,
      address: operator.address ?? sellerAddress,
    },
  };
}

type Inferred = ReturnType<typeof inferred>;

/** What the environment says, checked and typed: each value by the name of its entry in `settings`. */
export type Settings = Omit<Values, keyof Inferred> & Inferred;

/** What a site on the open network must not run with. */
function productionProblems({ mode, secret, publicUrl }: Settings): string[] {
  if (mode !== 'production') return [];
  const url = new URL(publicUrl);
  return [
    secretProblem(secret),
    url.protocol === 'http:' &&
      !isLoopback(url.hostname) &&
      'PUBLIC_URL must be https in production: browsers sign in only over https or on localhost.',
  ].filter((problem) => typeof problem === 'string');
}

/**
 * Reads every setting of docs/run-it.md. An empty variable counts as unset; unknown variables are ignored.
 *
 * @throws UserError naming every bad setting at once, one line each; secrets and database addresses are not repeated.
 * @example readSettings({ PORT: '8080' }).publicUrl // 'http://localhost:8080'
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const values = readEntries(ENTRIES, env, (sentence) => void problems.push(sentence));
  const settings: Settings = { ...values, ...inferred(values, env) };
  problems.push(...paymentProblems(settings), ...productionProblems(settings));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return settings;
}
