import { AS_ONESELF, chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './LookingAs.module.scss';
import { rareTexts } from './texts.ts';

/** Above the chart: its owner or an editor sees it as others do. @param focus - id of the person the chart is of */
export function LookingAs({ as, focus, isPublicView }: { as: NonNullable<ChartReader['viewAs']>; focus: string; isPublicView: boolean }) {
  return (
    <p className={styles.banner}>
      {rareTexts.lookingAs[as]} <TextLink to={chartAddress(focus, '', { ...AS_ONESELF, isPublicView })}>{rareTexts.asYourself}</TextLink>
    </p>
  );
}
