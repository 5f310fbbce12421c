import { useRef, useState } from 'react';

import { useTreeChangesQuery, type TreeChange } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/person.module.scss';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';

const PAGE = 30;

/** Actions of changes in words; one that has none is told by its lines alone. */
const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Tree started', edit: 'Changed', 'add-relative': 'Relative added', link: 'Linked', unlink: 'Unlinked', remove: 'Removed', merge: 'Two people merged', 'merge-sources': 'Two sources merged', 'add-record': 'Record added', add: 'Added', undo: 'Change undone', import: 'Imported',
};

function Change({ change }: { change: TreeChange }) {
  const { undo, report } = useEditing();
  const row = useRef<HTMLLIElement>(null);
  const { id, madeAt, authorName, action, headline, lines, isUndone, canUndo } = change;
  const when = momentInWords(madeAt);
  const takeBack = () => {
    const work = undo(id);
    report(work);
    // The button goes away; the keyboard stays with the change.
    void work.then(({ kind }) => kind === 'saved' && row.current?.focus());
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.couple}>
      <div className={styles.line}>
        <p>
          <strong>{headline ?? ACTIONS[action] ?? 'Changed'}</strong>
          <span className={styles.years}>
            <time dateTime={madeAt}>{when}</time>
            {authorName && ` · ${authorName}`}
          </span>
        </p>
        {isUndone ? <Badge>Undone</Badge> : canUndo && <Button size="sm" aria-label={`Undo the change of ${when}`} onClick={takeBack}>Undo</Button>}
      </div>
      <ul className={styles.list} role="list">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

/** One page of changes; the next is asked for by the one before. */
function Changes({ treeRef, personId, after }: { treeRef: string; personId: string; after: string | null }) {
  const { currentData: page, error, refetch } = useTreeChangesQuery({ ref: treeRef, personId, first: PAGE, after });
  const [isMore, setMore] = useState(false);
  if (!page) return error ? <LoadFailure title="The changes could not be loaded" {...failureText(error)} onRetry={() => void refetch()} /> : <Spinner label="Loading changes" />;
  if (page.changes.length === 0 && after === null) return <Notice tone="empty" title="Nothing was changed since this person came into the tree" />;
  return (
    <>
      <ul className={styles.list} role="list">
        {page.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>Show earlier changes</Button>
        </div>
      )}
      {page.next !== null && isMore && <Changes treeRef={treeRef} personId={personId} after={page.next} />}
    </>
  );
}

/** Every change of this person with its author, the newest first; any of them can be undone. */
export function HistorySection({ life }: { life: Life }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  if (!mayEdit) return <Notice tone="info" title="Only the owner and editors of a tree see who changed what" />;
  return (
    <Card title="History of changes">
      <Stack gap={4}>
        <Changes treeRef={tree.id} personId={life.id} after={null} />
      </Stack>
    </Card>
  );
}
