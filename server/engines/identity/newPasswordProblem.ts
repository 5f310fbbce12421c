import { readFileSync } from 'node:fs';
import path from 'node:path';

import { commonPasswordForms } from '#domain/account/access/commonPasswordForms.ts';
import { passwordProblem, type PasswordOwner, type PasswordProblem } from '#domain/account/access/passwordRules.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { readBloomFilter, type MaybeHas } from './bloomFilter.ts';

/** Made by scripts/makePasswordFilter.ts; docs/data-sources.md says of what. */
const FILTER_FILE = 'server/engines/identity/common-passwords.bin';

let filter: MaybeHas | undefined;

/** Whether a password, or the word in it, is on the list of common ones. The list is read at the first question. */
function isCommonPassword(password: string): boolean {
  filter ??= readBloomFilter(readFileSync(path.join(projectRoot(), FILTER_FILE)));
  return commonPasswordForms(password).some(filter);
}

/** Names of the site: what it calls itself, and its host without the ending. */
export function siteNamesOf(name: string, publicUrl: string): string[] {
  const labels = new URL(publicUrl).hostname.split('.');
  return [name, ...(labels.length > 1 ? labels.slice(0, -1) : labels)];
}

/**
 * What is wrong with a new password of someone, or null: the rule of the domain with the list of common passwords that
 * comes with the product. Every way to a new password asks here.
 * @param siteNames - words that everyone knows who knows the site
 */
export const newPasswordProblem = (
  password: string,
  owner: Omit<PasswordOwner, 'siteNames'>,
  siteNames: readonly string[],
): PasswordProblem | null => passwordProblem(password, { ...owner, siteNames }, isCommonPassword);
