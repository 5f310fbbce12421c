import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { dismissTexts as texts } from '../texts.ts';
import { useDismissTreeFindingMutation, type TreeFinding } from '../treeQualityApi.ts';

interface DismissDialogProps {
  treeRef: string;
  finding: TreeFinding;
  onDismiss: () => void;
  onClose: () => void;
}

/** Asks why a finding is set aside. */
export function DismissDialog({ treeRef, finding, onDismiss, onClose }: DismissDialogProps) {
  const dispatch = useDispatch();
  const [dismiss] = useDismissTreeFindingMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<{ reason: string }>({
    initialValues: { reason: '' },
    validate: validateWith(() => import('./dismissSchema.ts').then((chunk) => chunk.dismissSchema)),
    onSubmit: async ({ reason }) => {
      setRefused(null);
      onDismiss();
      const { error } = await dismiss({ ref: treeRef, findingId: finding.id, reason });
      if (error) return setRefused(describeError(error));
      draft.forget();
      dispatch(toastRaised({ title: texts.done, variant: 'success' }));
      return onClose();
    },
  });
  const draft = useFormDraft(form, { form: `tree.${treeRef}.finding.${finding.id}`, owner: useDraftOwner() });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={finding.text}
      confirm={texts.confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refused }}
      onClose={onClose}
    >
      <TextField
        label={texts.reason}
        optional
        hint={texts.reasonHint}
        maxLength={LONGEST_REASON}
        {...formikField(form, 'reason')}
      />
    </FormDialog>
  );
}
