import type { Feature, Reader } from '../featuresApi.ts';
import { featureTexts } from '../texts.ts';

/** What each kind is called. */
export const KINDS: Readonly<Record<Feature['kind'], string>> = { FLAG: 'Flag', TOGGLE: 'Toggle', GROUP: 'Test group', GRANT: 'Grant' };

const REASONS: Readonly<Record<Feature['reason'], string>> = {
  OVERRIDE: 'A test overrides it in this browser',
  SWITCHED_ON: 'Switched on for everyone',
  PROVIDER: 'Another flag provider decided',
  GROUP_OPEN: 'The group is open to everyone',
  GROUP_MEMBER: 'The account is in the group',
  ACCOUNT_GRANT: 'The account was given it',
  KIND_DEFAULT: 'Held by default',
  OFF: '',
};

const OFF: Readonly<Record<Feature['kind'], string>> = {
  FLAG: 'Not switched on',
  TOGGLE: 'Not switched on',
  GROUP: 'Not in the group',
  GRANT: 'Not held',
};

/** Why a feature is on or off, in a few words. */
export function whyOf({ kind, reason, heldThrough }: Feature): string {
  if (reason === 'OFF') return OFF[kind];
  return heldThrough === null ? REASONS[reason] : `${REASONS[reason]}, through ${heldThrough}`;
}

const READERS: Readonly<Record<string, string>> = { visitor: 'visitors', member: 'members', library: 'library patrons', internal: 'staff' };

/** Kinds of reader in words; null for none. */
export const readersIn = (kinds: readonly string[]): string | null => (kinds.length === 0 ? null : kinds.map((kind) => READERS[kind] ?? kind).join(', '));

/** Whose view it is. */
export const nameOf = (reader: Reader | null): string => reader?.displayName ?? featureTexts.visitor;
