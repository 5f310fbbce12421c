import { Button } from '#ui/Button/Button.tsx';
import { timeInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { LibrarySeat } from '../institutionsApi.ts';
import { fullHouseTexts as texts } from '../texts.ts';

interface FullHouseProps {
  library: string | undefined;
  seat: NonNullable<LibrarySeat>;
  isBusy: boolean;
  onLook: () => void;
}

/** Every seat of a library is in use: how many wait, and when one is free. */
export const SeatsFull = ({ library, seat: { seats, waiting, freeAt }, isBusy, onLook }: FullHouseProps) => (
  <Stack gap={4}>
    <div role="status">
      <p>
        {texts.text(library ?? texts.yourLibrary, seats ?? 1)} {texts.waiting(waiting)}
      </p>
      {freeAt && <p>{texts.freeAt(timeInWords(freeAt))}</p>}
    </div>
    <Button variant="primary" loading={isBusy} onClick={onLook}>
      {texts.now}
    </Button>
  </Stack>
);
