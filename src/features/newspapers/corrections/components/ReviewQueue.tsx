import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { correctionsApi, type QueuedCorrection } from '../correctionsApi.ts';
import { correctionCardTexts, reviewTexts as texts, undoAllTexts } from '../texts.ts';
import { CorrectionCard } from './CorrectionCard.tsx';
import styles from './corrections.module.scss';
import { ProtectPage } from './ProtectedPages.tsx';
import { QueueList } from './QueueList.tsx';

/** Undoes everything that one member corrected, after a question. @param id - of any correction by the member. */
function UndoCorrector({ id, member, onDone }: { id: string; member: string; onDone: () => void }) {
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [revert, { isLoading, error }] = correctionsApi.useRevertCorrectorMutation();
  const confirm = async () => {
    const { data } = await revert({ id });
    if (!data) return;
    dispatch(toastRaised({ variant: 'success', title: undoAllTexts.done(data.revertCorrector) }));
    setAsking(false);
    onDone();
  };
  return (
    <>
      <Button variant="quiet" aria-label={texts.undoAllOf(member)} onClick={() => setAsking(true)}>
        {texts.undoAll}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={undoAllTexts.title(member)}
        description={undoAllTexts.description}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {undoAllTexts.keep}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {undoAllTexts.confirm}
            </Button>
          </>
        }
      >
        <FormRefusal title={correctionCardTexts.notDone} reason={error ? describeError(error) : null} />
      </Dialog>
    </>
  );
}

/** Corrections by their member, in the order in which the first of each arrived. */
function byMember(corrections: readonly QueuedCorrection[]): [name: string | null, lines: QueuedCorrection[]][] {
  const groups = new Map<string | null, QueuedCorrection[]>();
  for (const correction of corrections)
    groups.set(correction.memberName, [...(groups.get(correction.memberName) ?? []), correction]);
  return [...groups];
}

/** What waits for a curator, member by member: lines are accepted or refused, one by one or together. */
export function ReviewQueue() {
  const query = correctionsApi.useCorrectionQueueQuery();
  const [review, { isLoading }] = correctionsApi.useReviewCorrectionsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (lines: readonly QueuedCorrection[], accept: boolean) => {
    const { error } = await review({ ids: lines.map(({ id }) => id), accept });
    setFailure(error ? describeError(error) : null);
    await query.refetch();
  };
  return (
    <QueueList query={query} nothing={texts.nothing}>
      {(corrections) => (
        <Stack gap={6}>
          <p>{texts.intro}</p>
          <FormRefusal title={correctionCardTexts.notDone} reason={failure} />
          {byMember(corrections).map(([memberName, lines]) => {
            const member = memberName ?? correctionCardTexts.formerMember;
            return (
              <section key={member} aria-label={texts.by(member, lines.length)}>
                <Stack gap={4}>
                  <div className={styles.head}>
                    <h2>{texts.by(member, lines.length)}</h2>
                    <Inline gap={3}>
                      <Button loading={isLoading} onClick={() => void decide(lines, true)}>
                        {texts.acceptAll(lines.length)}
                      </Button>
                      {memberName !== null && lines[0] && (
                        <UndoCorrector id={lines[0].id} member={memberName} onDone={() => void query.refetch()} />
                      )}
                    </Inline>
                  </div>
                  <ul className={styles.list}>
                    {lines.map((line) => (
                      <li key={line.id}>
                        <CorrectionCard correction={line}>
                          {line.current !== line.before && <p>{texts.changedSince(line.current)}</p>}
                          <Inline gap={3}>
                            <Button
                              variant="primary"
                              aria-label={texts.acceptNamed(line.after)}
                              onClick={() => void decide([line], true)}
                            >
                              {texts.accept}
                            </Button>
                            <Button
                              aria-label={texts.refuseNamed(line.after)}
                              onClick={() => void decide([line], false)}
                            >
                              {texts.refuse}
                            </Button>
                            <ProtectPage pageId={line.pageId} />
                          </Inline>
                        </CorrectionCard>
                      </li>
                    ))}
                  </ul>
                </Stack>
              </section>
            );
          })}
        </Stack>
      )}
    </QueueList>
  );
}
