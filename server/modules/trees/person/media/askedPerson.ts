import type { TreeCall } from '#server/modules/trees/core/index.ts';

/** Whose media are asked for, and how the reader came to their tree. */
export interface AskedPerson extends TreeCall {
  personId: string;
}

/** The same for equal requests. */
export const keyOfAsked = ({ personId, publicTreeShareToken, viewAs }: AskedPerson): string =>
  [personId, publicTreeShareToken ?? '', viewAs ?? ''].join(' ');
