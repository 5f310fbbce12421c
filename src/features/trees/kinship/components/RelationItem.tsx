import { useState, Fragment } from 'react';

import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import { LINK_WORDS } from '#domain/trees/core/relatives/relationWords.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import { answerTexts as texts, routeTexts } from '../texts.ts';
import type { TreeKinRelation, TreeKinLine } from '../treeKinshipApi.ts';
import styles from './route.module.scss';
import type { ShowPerson } from './showPerson.ts';

/** How a child belongs to the parent above, where that is not by birth. */
const linkWord = (link: string): string => (link === 'unknown' ? '' : LINK_WORDS[link as ParentLink]);

/**
 * A line as a small chart: the shared ancestors on top, one side up to them and the other down, a generation in each
 * row. Read aloud it comes in the order of the way: up, over the top, and down.
 */
function LineChart({ line: { up, tops, down }, show }: { line: TreeKinLine; show: ShowPerson }) {
  const isBoth = up.length > 0 && down.length > 0;
  const step = ({ personId, link }: TreeKinLine['up'][number], row: number, column: number) => (
    <li
      key={personId}
      className={classNames(styles.step, isBoth && row === 2 && (column === 1 ? styles.left : styles.right))}
      style={{ gridRow: row, gridColumn: column }}
    >
      {linkWord(link) !== '' && <span className={styles.link}>{linkWord(link)}</span>}
      {show.card(personId)}
    </li>
  );
  return (
    <ol role="list" className={classNames(styles.line, isBoth && styles.both)}>
      {up.map((each, index) => step(each, up.length - index + 1, 1))}
      <li className={classNames(styles.tops, isBoth && styles.shared)} style={{ gridRow: 1 }}>
        {tops.length === 0 ? (
          <p className={styles.card}>{routeTexts.unknownParents}</p>
        ) : (
          tops.map((personId) => <div key={personId}>{show.card(personId)}</div>)
        )}
      </li>
      {down.map((each, index) => step(each, index + 2, isBoth ? 2 : 1))}
    </ol>
  );
}

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
function RouteChart({ route: { lines }, at, of, show }: RouteChartProps) {
  return (
    <figure className={styles.route} aria-label={routeTexts.label(at, of)}>
      {lines.map((line, index) => (
        <Fragment key={`${index} ${line.tops.join(' ')}`}>
          {index > 0 && (
            <p className={styles.partners}>
              {capitalise(routeTexts.partners(show.name(endOf(lines[index - 1])), show.name(startOf(line))))}
            </p>
          )}
          <LineChart line={line} show={show} />
        </Fragment>
      ))}
    </figure>
  );
}

/** Ways that are drawn before more are asked for. */
const FIRST_DRAWN = 3;

/** One relation with a chart of each way. */
export function RelationItem({ relation: { term, routes }, show }: { relation: TreeKinRelation; show: ShowPerson }) {
  const [isAll, setAll] = useState(false);
  const drawn = isAll ? routes : routes.slice(0, FIRST_DRAWN);
  return (
    <li className={styles.relation}>
      <Inline gap={2}>
        <h3 className={styles.term}>{capitalise(term)}</h3>
        {routes.length > 1 && <Badge>{texts.ways(routes.length)}</Badge>}
      </Inline>
      <div className={styles.routes}>
        {drawn.map((route, index) => (
          <RouteChart key={JSON.stringify(route)} route={route} at={index + 1} of={routes.length} show={show} />
        ))}
      </div>
      {drawn.length < routes.length && (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            {texts.more(routes.length - drawn.length)}
          </Button>
        </div>
      )}
    </li>
  );
}
