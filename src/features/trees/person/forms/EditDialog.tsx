import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

interface EditDialogProps {
  title: string;
  form: { handleSubmit: (event?: FormEvent<HTMLFormElement>) => void; isSubmitting: boolean };
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
export function EditDialog({ title, form, failure, wasFound, giveUp, onClose, saveLabel = 'Save', children }: EditDialogProps) {
  const id = useId();
  const told = useRef<HTMLDivElement>(null);
  // A form is longer than its window: why nothing was saved must be seen.
  useEffect(() => {
    if (failure !== null) told.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
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
          <Button onClick={giveUp}>Discard</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={id} aria-label={title} noValidate onSubmit={form.handleSubmit}>
        <Stack gap={4}>
          {wasFound && <Notice tone="info" title="You began this earlier. What you typed then is here." />}
          {children}
          {failure !== null && (
            <div ref={told}>
              <Notice tone="error" title="Nothing was saved yet">
                <p>{failure} Everything you typed is still here.</p>
              </Notice>
            </div>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
