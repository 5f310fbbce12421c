import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';

import { Entry } from './Entry.tsx';
import { entryName } from './entryName.ts';
import {
  useMoveResearchItemMutation,
  useRemoveResearchItemMutation,
  useRestoreResearchItemMutation,
  type ResearchFolder,
  type ResearchItem,
} from './folderApi.ts';
import styles from './folders.module.scss';
import { entryTexts as texts, folderTexts } from './texts.ts';

const UNDO = 'research.undo-remove';

/** The entries in the member's order, which buttons change one place at a time. */
export function EntryList({ folder: { id: folderId, role, items } }: { folder: ResearchFolder }) {
  const dispatch = useDispatch();
  const [move, { isLoading: isMoving }] = useMoveResearchItemMutation();
  const [remove] = useRemoveResearchItemMutation();
  const [restore] = useRestoreResearchItemMutation();
  const removed = useRef<string>(null);
  const failed = (title: string, error: unknown) =>
    dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (removed.current === null) return;
    void restore({ id: removed.current }).then(
      ({ data, error }) => (error !== undefined || data === null) && failed(texts.notRestored, error),
    );
  });
  const moveTo = (id: string, after: string | null) => {
    if (!isMoving) void move({ id, after }).then(({ error }) => error && failed(texts.notMoved, error));
  };
  const removeItem = async (item: ResearchItem) => {
    const { error } = await remove({ id: item.id, folderId });
    if (error) return failed(texts.notRemoved, error);
    removed.current = item.id;
    return dispatch(toastRaised({ title: texts.removed(entryName(item)), action: { id: UNDO, label: texts.undo } }));
  };
  return (
    <ol role="list" aria-label={folderTexts.entries} className={styles.entries}>
      {items.map((item, at) => (
        <Entry
          key={item.id}
          item={item}
          folderId={folderId}
          role={role}
          onUp={at === 0 ? null : () => moveTo(item.id, items[at - 2]?.id ?? null)}
          onDown={at === items.length - 1 ? null : () => moveTo(item.id, items[at + 1]?.id ?? null)}
          onRemove={() => void removeItem(item)}
        />
      ))}
    </ol>
  );
}
