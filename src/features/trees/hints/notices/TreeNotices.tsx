import { useDispatch } from 'react-redux';

import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { useUndoTreeChangeMutation } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/HintGroupCard.module.scss';
import { hintTexts } from '../texts.tsx';
import type { HintState } from '../treeHintsApi.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { noticeTexts as texts } from './texts.ts';
import {
  type TreeNotice,
  useAcceptTreeNoticeMutation,
  useDecideTreeNoticeMutation,
  useTreeNoticesQuery,
} from './treeNoticesApi.ts';

interface TreeNoticesProps {
  treeRef: string;
  /** Null: of everyone in the tree. */
  personId: string | null;
  mayDecide: boolean;
}

const isOpen = ({ state }: TreeNotice): boolean => state === 'NEW' || state === 'MAYBE';

/**
 * Notices of newspapers for a tree or one of its people. States: loading and none (nothing is drawn), failed, notices,
 * and below them those that were decided.
 */
export function TreeNotices({ treeRef, personId, mayDecide }: TreeNoticesProps) {
  const dispatch = useDispatch();
  const { data, ...answer } = useTreeNoticesQuery({ ref: treeRef, personId });
  const [accept, accepting] = useAcceptTreeNoticeMutation();
  const [decide, deciding] = useDecideTreeNoticeMutation();
  const [undo, undoing] = useUndoTreeChangeMutation();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} waiting={null} />;
  if (data.length === 0) return null;

  const failed = (title: string) => dispatch(toastRaised({ title, variant: 'error' }));
  const onAccept = async ({ id, person }: TreeNotice) => {
    const outcome = await accept({ personId: person.id, noticeId: id });
    if (outcome.data?.changeId)
      dispatch(toastRaised({ title: texts.added(cardName(person)), description: texts.addedText, variant: 'success' }));
    else failed(texts.notAdded);
  };
  const onDecide = async ({ id, person }: TreeNotice, state: HintState) => {
    if (!(await decide({ personId: person.id, noticeId: id, state })).data) failed(hintTexts.failed);
  };
  const onUndo = async ({ changeId }: TreeNotice) => {
    if (changeId !== null && !(await undo({ changeId, ref: treeRef })).data) failed(hintTexts.failed);
  };
  const rows = (notices: readonly TreeNotice[]) => (
    <ul className={styles.hints}>
      {notices.map((notice) => (
        <NoticeRow
          key={`${notice.person.id} ${notice.id}`}
          notice={notice}
          mayDecide={mayDecide}
          isOfOne={personId !== null}
          isBusy={accepting.isLoading || deciding.isLoading || undoing.isLoading}
          onAccept={(each) => void onAccept(each)}
          onDecide={(each, state) => void onDecide(each, state)}
          onUndo={(each) => void onUndo(each)}
        />
      ))}
    </ul>
  );
  const open = data.filter(isOpen);
  const decided = data.filter((notice) => !isOpen(notice));
  return (
    <section aria-label={texts.title}>
      <Stack gap={2}>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
        {open.length > 0 && <div className={styles.card}>{rows(open)}</div>}
        {decided.length > 0 && (
          <details className={styles.card}>
            <summary className={styles.decided}>{texts.decided(decided.length)}</summary>
            {rows(decided)}
          </details>
        )}
      </Stack>
    </section>
  );
}
