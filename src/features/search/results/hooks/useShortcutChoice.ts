import { useState } from 'react';

import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key: `off` where the reader wants no keys of single letters. */
const STORAGE_KEY = 'searchShortcuts';

/** Whether the keys of the list work; a choice of this browser (WCAG 2.1.4). */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('local', STORAGE_KEY) !== 'off');
  const choose = (next: boolean) => {
    setOn(next);
    writeStored('local', STORAGE_KEY, next ? 'on' : 'off');
  };
  return [isOn, choose];
}
