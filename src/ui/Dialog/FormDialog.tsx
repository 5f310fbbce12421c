import { useId, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import type { FormState } from '../Form/useForm.tsx';
import { FormRefusal } from '../Notice/FormRefusal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps<Values extends object> {
  form: FormState<Values>;
  title: string;
  description: string;
  confirm: string;
  cancel: string;
  /** What is said when the form was sent and refused; the reason is null before. */
  refused: { title: string; reason: string | null };
  onClose: () => void;
  /** Further buttons, between the two. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form that must be answered: sent by its last button, left by its first. */
export function FormDialog<Values extends object>({
  form,
  title,
  description,
  confirm,
  cancel,
  refused,
  onClose,
  actions,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {actions}
          <Button type="submit" form={id} variant="primary" loading={form.isSubmitting}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} aria-label={title}>
        <Stack gap={4}>
          {children}
          <FormRefusal {...refused} />
        </Stack>
      </Form>
    </Dialog>
  );
}
