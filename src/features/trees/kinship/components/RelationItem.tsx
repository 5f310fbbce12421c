import { useState } from 'react';

import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { answerTexts as texts } from '../texts.ts';
import type { TreeKinRelation } from '../treeKinshipApi.ts';
import styles from './route.module.scss';
import { RouteChart } from './RouteChart.tsx';
import type { ShowPerson } from './showPerson.ts';

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
