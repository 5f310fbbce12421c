import { Option } from 'commander';

import type { SwitchedBy } from '#server/engines/identity/accounts/featureChangeStore.ts';

/** What the option gives. */
export interface Reason {
  reason?: string;
}

/** `--reason`, of every command that switches a feature: the log of changes keeps it. */
export const reasonOption = (): Option => new Option('--reason <text>', 'why, for the log of changes');

/** An operator on the command line, as the log of changes knows them. */
export const operator = ({ reason = '' }: Reason): SwitchedBy => ({ staffId: null, reason });
