import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import styles from './quality.module.scss';
import { findingsTexts as texts, dismissTexts } from './texts.ts';
import { useRestoreTreeFindingMutation, type TreeFinding, useDismissTreeFindingMutation } from './treeQualityApi.ts';

const validate = validateWith<{ reason: string }>((yup) =>
  yup.object({ reason: yup.string().max(LONGEST_REASON, dismissTexts.tooLong) }),
);

interface DismissDialogProps {
  treeRef: string;
  finding: TreeFinding;
  onDismiss: () => void;
  onClose: () => void;
}

/** Asks why a finding is set aside. */
function DismissDialog({ treeRef, finding, onDismiss, onClose }: DismissDialogProps) {
  const dispatch = useDispatch();
  const [dismiss] = useDismissTreeFindingMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<{ reason: string }>({
    initialValues: { reason: '' },
    validate,
    onSubmit: async ({ reason }) => {
      setRefused(null);
      onDismiss();
      const { error } = await dismiss({ ref: treeRef, findingId: finding.id, reason });
      if (error) return setRefused(describeError(error));
      draft.forget();
      dispatch(toastRaised({ title: dismissTexts.done, variant: 'success' }));
      return onClose();
    },
  });
  const draft = useFormDraft(form, { form: `tree.${treeRef}.finding.${finding.id}`, owner: useDraftOwner() });
  return (
    <FormDialog
      form={form}
      title={dismissTexts.title}
      description={finding.text}
      confirm={dismissTexts.confirm}
      cancel={dismissTexts.cancel}
      refused={{ title: dismissTexts.refused, reason: refused }}
      onClose={onClose}
    >
      <TextField
        label={dismissTexts.reason}
        optional
        hint={dismissTexts.reasonHint}
        maxLength={LONGEST_REASON}
        {...formikField(form, 'reason')}
      />
    </FormDialog>
  );
}

const TONES = { IMPOSSIBLE: 'error', UNLIKELY: 'warning', DUPLICATES: 'info', INCOMPLETE: 'neutral' } as const;

/** One finding: what kind it is, why, whom it is about, and a way to set it aside or bring it back. */
export function FindingItem({ tree, finding, onGone }: { tree: FamilyTree; finding: TreeFinding; onGone: () => void }) {
  const { label, group, text, persons, dismissal } = finding;
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [restore, { isLoading }] = useRestoreTreeFindingMutation();
  const opener = useFocusBack(isAsking);
  const bringBack = async () => {
    onGone();
    const { error } = await restore({ ref: tree.id, findingId: finding.id });
    dispatch(
      toastRaised(
        error ? { title: texts.restoreFailed, variant: 'error' } : { title: texts.restored, variant: 'success' },
      ),
    );
  };
  return (
    <li className={styles.finding}>
      <div className={styles.what}>
        <Badge tone={TONES[group]}>{label}</Badge>
        <p className={styles.text}>{text}</p>
        <ul role="list" className={styles.people} aria-label={texts.people}>
          {persons.map((card) => (
            <li key={card.id}>
              <TextLink to={personAddress(tree.familyTreeRef, card.id, 'facts')}>
                {cardName(card, tree.showSurnamesUppercase)}
              </TextLink>{' '}
              <span className={styles.years}>{lifespan(card)}</span>
            </li>
          ))}
        </ul>
        {dismissal && <p className={styles.years}>{texts.reason(dismissal.reason, dayInWords(dismissal.at))}</p>}
      </div>
      {dismissal ? (
        <Button size="sm" loading={isLoading} aria-label={texts.restoreLabel(text)} onClick={() => void bringBack()}>
          {texts.restore}
        </Button>
      ) : (
        <Button ref={opener} size="sm" aria-label={texts.dismissLabel(text)} onClick={() => setAsking(true)}>
          {texts.dismiss}
        </Button>
      )}
      {isAsking && (
        <DismissDialog treeRef={tree.id} finding={finding} onDismiss={onGone} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}
