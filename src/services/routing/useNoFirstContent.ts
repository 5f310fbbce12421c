import { useSyncExternalStore } from 'react';

import { PageMissing } from './PageMissing.ts';

const never = () => () => undefined;
const nothing = () => null;
const missing = (): never => {
  throw new PageMissing();
};

/**
 * Leaves a page to the browser that says in words of its own that there is nothing here: its document has no first
 * content, as that of any missing page.
 */
export const useNoFirstContent = (isAlone: boolean): void =>
  void useSyncExternalStore(never, nothing, isAlone ? missing : nothing);
