import { useRef, useState } from 'react';

import { useTreeChangesQuery, type TreeChange } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/person.module.scss';
import { useEditingIfAny } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { historyTexts as texts } from './texts.ts';

const PAGE = 30;

function Change({ change }: { change: TreeChange }) {
  const editing = useEditingIfAny();
  const row = useRef<HTMLLIElement>(null);
  const { id, madeAt, authorName, action, headline, lines, isUndone, canUndo } = change;
  const when = momentInWords(madeAt);
  const undoChange = () => {
    if (!editing) return;
    const work = editing.undo(id);
    editing.report(work);
    // The button is removed; the keyboard stays with the change.
    void work.then(({ kind }) => kind === 'saved' && row.current?.focus());
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.couple}>
      <div className={styles.line}>
        <p>
          <strong>{headline ?? texts.actions[action] ?? texts.changed}</strong>
          <span className={styles.years}>
            <time dateTime={madeAt}>{when}</time>
            {authorName && ` · ${authorName}`}
          </span>
        </p>
        {isUndone ? (
          <Badge>{texts.undone}</Badge>
        ) : (
          canUndo &&
          editing && (
            <Button size="sm" aria-label={texts.undoNamed(when)} onClick={undoChange}>
              {texts.undo}
            </Button>
          )
        )}
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
  const { currentData: page, ...answer } = useTreeChangesQuery({ ref: treeRef, personId, first: PAGE, after });
  const [isMore, setMore] = useState(false);
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (page.changes.length === 0 && after === null) return <Notice tone="empty" title={texts.empty} />;
  return (
    <>
      <ul className={styles.list} role="list">
        {page.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>{texts.earlier}</Button>
        </div>
      )}
      {page.next !== null && isMore && <Changes treeRef={treeRef} personId={personId} after={page.next} />}
    </>
  );
}

/** Every change of this person with its author, the newest first; any of them can be undone. */
export function HistorySection({ life }: { life: Life }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  if (!mayEdit) return <Notice tone="info" title={texts.editorsOnly} />;
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Changes treeRef={tree.id} personId={life.id} after={null} />
      </Stack>
    </Card>
  );
}
