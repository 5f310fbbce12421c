import { Stack } from '#ui/Stack/Stack.tsx';

import { correctionsApi } from '../correctionsApi.ts';
import { lostTexts as texts } from '../texts.ts';
import { CorrectionCard } from './CorrectionCard.tsx';
import styles from './corrections.module.scss';
import { PlaceForm } from './PlaceForm.tsx';
import { QueueList } from './QueueList.tsx';

/** Corrections that a new import left without a line; a curator gives each one its line, or drops it. */
export function LostQueue() {
  const query = correctionsApi.useLostCorrectionsQuery();
  return (
    <QueueList query={query} nothing={texts.nothing}>
      {(corrections) => (
        <Stack gap={4}>
          <p>{texts.intro}</p>
          <ul className={styles.list}>
            {corrections.map((correction) => (
              <li key={correction.id}>
                <CorrectionCard correction={correction}>
                  <PlaceForm correction={correction} onDone={() => void query.refetch()} />
                </CorrectionCard>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </QueueList>
  );
}
