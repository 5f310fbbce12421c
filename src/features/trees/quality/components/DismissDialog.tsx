import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { LONGEST_REASON } from '#domain/trees/quality/treeFinding.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useDismissTreeFindingMutation, type TreeFinding } from '../treeQualityApi.ts';
import { dismissTexts as texts } from '../texts.ts';

interface DismissDialogProps {
  treeRef: string;
  finding: TreeFinding;
  onDismiss: () => void;
  onClose: () => void;
}

/** Asks why a finding is set aside. */
export function DismissDialog({ treeRef, finding, onDismiss, onClose }: DismissDialogProps) {
  const id = useId();
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
      dispatch(toastRaised({ title: texts.done, variant: 'success' }));
      return onClose();
    },
  });
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={texts.title}
      description={finding.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isSubmitting}>{texts.confirm}</Button>
        </>
      }
    >
      <Form form={form} id={id} aria-label={texts.title}>
        <Stack gap={4}>
          <TextField label={texts.reason} optional hint={texts.reasonHint} maxLength={LONGEST_REASON} {...formikField(form, 'reason')} />
          <FormRefusal title={texts.refused} reason={refused} />
        </Stack>
      </Form>
    </Dialog>
  );
}
