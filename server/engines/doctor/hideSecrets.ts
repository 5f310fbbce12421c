import { credentialsOf } from '#server/platform/config/credentialsOf.ts';
import { ALL_SETTINGS } from '#server/platform/config/settings/allSettings.ts';
import type { Environment } from '#server/platform/config/settings/setting.ts';

const SECRET_SETTINGS = ALL_SETTINGS.filter(({ isSecret }) => isSecret).map(({ variable }) => variable);
/** Of variables that are no settings of the site. */
const SECRET_NAME = /SECRET|PASSWORD|TOKEN|(?:^|_)KEY(?:_|$)/u;
const HIDDEN = '…';
/** Shorter words than this appear in sentences by chance. */
const SHORTEST = 4;

function secretsIn(name: string, value: string): string[] {
  const isSecret = SECRET_SETTINGS.includes(name) || SECRET_NAME.test(name);
  const inAddresses = value.split(/[\s,]+/u).flatMap((part) => {
    if (!URL.canParse(part)) return [];
    const address = new URL(part);
    return [address.password, credentialsOf(address).pass, address.search.slice(1)];
  });
  return [...(isSecret ? [value.trim(), ...value.split(',').map((part) => part.trim())] : []), ...inAddresses];
}

/**
 * Makes a function that leaves secrets of the environment out of a text: keys, passwords, and those in addresses.
 * Checks name none; this is for a library that quotes one in its error.
 */
export function hideSecrets(env: Environment): (text: string) => string {
  const secrets = Object.entries(env)
    .flatMap(([name, value]) => (value ? secretsIn(name, value) : []))
    .filter((secret) => secret.length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
}
