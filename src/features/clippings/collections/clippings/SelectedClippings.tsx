import { useState } from 'react';

import { AddToCollection } from '#features/clippings/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import { type ClippingBrief, useRemoveClippingMutation, useRestoreClippingMutation } from '../clippingsOfMemberApi.ts';
import { useUndo } from '../components/useUndo.ts';
import styles from './clippings.module.scss';
import { selectionTexts as texts } from './texts.ts';

/** The first of several outcomes that failed; else the last. */
const worst = async (outcomes: readonly Promise<{ error?: unknown }>[]): Promise<{ error?: unknown }> =>
  (await Promise.all(outcomes)).find(({ error }) => error !== undefined) ?? {};

/** What is done with the clippings that are selected. */
export function SelectedClippings({
  clippings,
  onClear,
}: {
  clippings: readonly ClippingBrief[];
  onClear: () => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const [remove] = useRemoveClippingMutation();
  const [restore] = useRestoreClippingMutation();
  const doUndoable = useUndo();
  const ids = clippings.map(({ id }) => id);
  const removeAll = async () => {
    const isDone = await doUndoable(
      () => worst(ids.map((id) => remove({ id }))),
      texts.deleted(ids.length),
      () => worst(ids.map((id) => restore({ id }))),
    );
    if (isDone) onClear();
  };
  return (
    <div role="region" aria-label={texts.label} className={styles.selection}>
      <strong role="status">{texts.count(clippings.length)}</strong>
      <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
        {texts.add}
      </Button>
      <Button size="sm" onClick={() => void removeAll()}>
        {texts.delete}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      <AddToCollection
        isOpen={isAdding}
        clippingIds={ids}
        onClose={(isAdded) => {
          setAdding(false);
          if (isAdded) onClear();
        }}
      />
    </div>
  );
}
