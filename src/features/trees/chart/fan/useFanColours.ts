import { useState } from 'react';

import { FAN_COLOURINGS, type FanColouringKind } from '#domain/trees/chart/colouring/fanColouring.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key: what fans are coloured by. */
const STORAGE_KEY = 'treeFanColours';

/** What fans are coloured by; a choice of this browser, for every tree. */
export function useFanColours(): [kind: FanColouringKind, choose: (kind: FanColouringKind) => void] {
  const [kind, setKind] = useState<FanColouringKind>(
    () => FAN_COLOURINGS.find((each) => each === readStored('local', STORAGE_KEY)) ?? 'sex',
  );
  const choose = (next: FanColouringKind) => {
    setKind(next);
    writeStored('local', STORAGE_KEY, next);
  };
  return [kind, choose];
}
