import { Fragment } from 'react';

import type { TreeKinRelation } from '../treeKinshipApi.ts';
import { routeTexts as texts } from '../texts.ts';
import { LineChart } from './LineChart.tsx';
import type { ShowPerson } from './showPerson.ts';
import styles from './route.module.scss';

interface RouteChartProps {
  route: TreeKinRelation['routes'][number];
  /** Which of how many ways it is. */
  at: number;
  of: number;
  show: ShowPerson;
}

/** One way from the first person to the second: lines by parents and children, joined by marriages. */
export function RouteChart({ route: { lines }, at, of, show }: RouteChartProps) {
  return (
    <figure className={styles.route} aria-label={texts.label(at, of)}>
      {lines.map((line, index) => (
        <Fragment key={`${index} ${line.tops.join(' ')}`}>
          {index > 0 && <p className={styles.partners}>{texts.partners}</p>}
          <LineChart line={line} show={show} />
        </Fragment>
      ))}
    </figure>
  );
}
