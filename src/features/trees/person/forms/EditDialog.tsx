import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { editDialogTexts as texts } from './texts.ts';

interface EditDialogProps {
  title: string;
  form: ComponentProps<typeof Form>['form'];
  failure: string | null;
  wasFound: boolean;
  /** Closes it and forgets what was typed. */
  giveUp: () => void;
  /** Closes it and keeps what was typed for another time. */
  onClose: () => void;
  saveLabel?: string;
  children: ReactNode;
}

/** The window of a form of the profile. Closing it keeps what was typed; `Discard` does not. */
export function EditDialog({
  title,
  form,
  failure,
  wasFound,
  giveUp,
  onClose,
  saveLabel = texts.save,
  children,
}: EditDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={giveUp}>{texts.discard}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} aria-label={title}>
        <Stack gap={4}>
          {wasFound && <Notice tone="info" title={texts.draftFound} />}
          {children}
          <FormRefusal title={texts.refused} reason={failure === null ? null : texts.refusal(failure)} />
        </Stack>
      </Form>
    </Dialog>
  );
}
