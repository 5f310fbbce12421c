import { Fragment } from 'react';

import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import type { TreeKinLine, TreeKinRelation } from '../treeKinshipApi.ts';
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

/** The ends of a line, of whom one is the partner of the other's. */
const startOf = (line: TreeKinLine | undefined): string => line?.up[0]?.personId ?? line?.tops[0] ?? '';
const endOf = (line: TreeKinLine | undefined): string => line?.down.at(-1)?.personId ?? line?.tops[0] ?? '';

/** One way from the first person to the second: lines by parents and children, joined by marriages. */
export function RouteChart({ route: { lines }, at, of, show }: RouteChartProps) {
  return (
    <figure className={styles.route} aria-label={texts.label(at, of)}>
      {lines.map((line, index) => (
        <Fragment key={`${index} ${line.tops.join(' ')}`}>
          {index > 0 && (
            <p className={styles.partners}>
              {capitalise(texts.partners(show.name(endOf(lines[index - 1])), show.name(startOf(line))))}
            </p>
          )}
          <LineChart line={line} show={show} />
        </Fragment>
      ))}
    </figure>
  );
}
