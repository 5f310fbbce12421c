import { type ComponentType, Suspense } from 'react';

import { useEarlyKin } from '../kin/useEarlyKin.ts';
import { ChartLoading } from './ChartLoading.tsx';
import type { ChartPageProps } from './ChartPage.tsx';
import type { ChartProps } from './FamilyTreePage.tsx';
import styles from './FamilyTreePage.module.scss';
import { useIsChartDue } from './useIsChartDue.ts';

/** In its place until it is drawn. Its people come beside its code. */
function Ground({
  isDue,
  focus,
  start,
  reader,
}: Pick<ChartPageProps, 'focus' | 'start' | 'reader'> & { isDue: boolean }) {
  useEarlyKin(focus, isDue ? start : null, reader);
  return (
    <div className={styles.page} data-window-high="alone">
      <div className={styles.stage}>
        <ChartLoading />
      </div>
    </div>
  );
}

/**
 * The chart of a page whose address named a drawer: its code and its people wait until they can be seen.
 * @param Arriving - draws it, and suspends until its code has come
 */
export function LateChart({
  isUnderDrawer,
  Arriving,
  ...chart
}: ChartProps & { Arriving: ComponentType<ChartPageProps> }) {
  const isDue = useIsChartDue(isUnderDrawer);
  const ground = <Ground {...chart} isDue={isDue} />;
  return isDue ? (
    <Suspense fallback={ground}>
      <Arriving {...chart} />
    </Suspense>
  ) : (
    ground
  );
}
