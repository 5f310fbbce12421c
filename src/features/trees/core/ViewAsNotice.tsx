import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { lookingAsTexts as texts } from './texts.ts';
import styles from './ViewAsNotice.module.scss';

/**
 * Above a page of a tree: its owner or an editor sees it as others do.
 * @param to - the same page as they see it themselves
 */
export function ViewAsNotice({ as, to }: { as: NonNullable<ChartReader['viewAs']>; to: string }) {
  return (
    <p className={styles.banner} role="status">
      {texts[as]} <TextLink to={to}>{texts.asYourself}</TextLink>
    </p>
  );
}
