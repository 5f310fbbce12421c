import { useState, useEffect, useRef } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import styles from './correcting.module.scss';
import { correctingApi } from './correctingApi.ts';
import { historyTexts as texts, conflictTexts } from './texts.ts';

interface LineConflictProps {
  theirs: string;
  yours: string;
  onTheirs: () => void;
  onYours: () => void;
}

/** Both texts of a line that two members corrected; the second chooses. */
export function LineConflict({ theirs, yours, onTheirs, onYours }: LineConflictProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={conflictTexts.title} tabIndex={-1} className={styles.conflict}>
      <p className={styles.conflictTitle}>{conflictTexts.title}</p>
      <dl className={styles.texts}>
        <dt>{conflictTexts.theirs}</dt>
        <dd>{theirs}</dd>
        <dt>{conflictTexts.yours}</dt>
        <dd>{yours}</dd>
      </dl>
      <Inline gap={3}>
        <Button size="sm" onClick={onTheirs}>
          {conflictTexts.useTheirs}
        </Button>
        <Button size="sm" variant="primary" onClick={onYours}>
          {conflictTexts.saveYours}
        </Button>
      </Inline>
    </div>
  );
}

/** Who changed a line, when, and from what to what; one's own changes can be undone. */
export function LineHistory({ pageId, line, onUndone }: { pageId: string; line: number; onUndone: () => void }) {
  const { data, error, refetch } = correctingApi.useLineHistoryQuery({ pageId, line });
  const [revert, { isLoading }] = correctingApi.useRevertCorrectionsMutation();
  const [isFailed, setFailed] = useState(false);
  const undo = async (id: string) => {
    const { error: failure } = await revert({ ids: [id] });
    setFailed(failure !== undefined);
    if (failure) return;
    await refetch();
    onUndone();
  };
  if (error && data === undefined) return <p role="alert">{texts.failed}</p>;
  if (data === undefined) return <p>{texts.loading}</p>;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <section aria-label={texts.label(line)} className={styles.history}>
      {isFailed && <p role="alert">{texts.notUndone}</p>}
      <ol className={styles.changes}>
        {data.map(({ id, memberName, madeAt, before, after, state, mayUndo }) => (
          <li key={id} className={styles.change}>
            <p className={styles.meta}>
              {memberName ?? texts.formerMember} · <time dateTime={madeAt}>{momentInWords(madeAt)}</time> ·{' '}
              {texts.states[state]}
            </p>
            <dl className={styles.texts}>
              <dt>{texts.before}</dt>
              <dd>{before}</dd>
              <dt>{texts.after}</dt>
              <dd>{after}</dd>
            </dl>
            {mayUndo && (
              <Button size="sm" loading={isLoading} aria-label={texts.undoNamed(after)} onClick={() => void undo(id)}>
                {texts.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
