import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { momentInWords } from '#ui/readersClock.ts';

import { changesTexts as texts } from '../texts.ts';
import { type TreePlaceChange, useTreePlaceChangesQuery, useUndoTreePlaceChangeMutation } from '../treePlacesApi.ts';
import styles from './places.module.scss';

/** What editors said of the places of a tree, each to be undone by itself. Nothing while there is nothing. */
export function PlaceChanges({ treeRef }: { treeRef: string }) {
  const dispatch = useDispatch();
  const { data: changes } = useTreePlaceChangesQuery({ ref: treeRef });
  const [undo] = useUndoTreePlaceChangeMutation();
  const set = async ({ id, isUndone }: TreePlaceChange) => {
    const { error } = await undo({ ref: treeRef, changeId: id, isUndone: !isUndone });
    if (error) dispatch(toastRaised({ title: texts.refused, variant: 'error' }));
  };
  if (!changes || changes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tree-place-changes">
      <h2 id="tree-place-changes">{texts.heading}</h2>
      <ul role="list" className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.place}>
            <div className={styles.what}>
              <p className={classNames(change.isUndone && styles.undone)}>{change.said}</p>
              <p className={styles.note}>
                {[momentInWords(change.madeAt), change.isUndone && texts.undone].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={change.isUndone ? texts.redoLabel(change.said) : texts.undoLabel(change.said)}
              onClick={() => void set(change)}
            >
              {change.isUndone ? texts.redo : texts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
