import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { correctionsApi } from '../correctionsApi.ts';
import { protectionTexts as texts, correctionCardTexts } from '../texts.ts';
import styles from './corrections.module.scss';
import { QueueList } from './QueueList.tsx';

const validate = validateWith<{ reason: string }>((yup) =>
  yup.object({ reason: yup.string().trim().required(texts.reasonMissing).max(200, texts.reasonMissing) }),
);

/** Leaves a page to curators, for a reason that members see. */
export function ProtectPage({ pageId }: { pageId: string }) {
  const dispatch = useDispatch();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [protect] = correctionsApi.useProtectPageMutation();
  const form = useForm({
    initialValues: { reason: '' },
    validate,
    onSubmit: async ({ reason }, { setStatus }) => {
      const { error } = await protect({ pageId, reason: reason.trim() });
      setStatus(error ? describeError(error) : null);
      if (error) return;
      dispatch(toastRaised({ variant: 'success', title: texts.done }));
      setAsking(false);
    },
  });
  const failure: unknown = form.status;
  return (
    <>
      <Button variant="quiet" aria-label={texts.protectNamed(pageId)} onClick={() => setAsking(true)}>
        {texts.protect}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={form.isSubmitting}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <Form form={form} id={formId}>
          <Stack gap={3}>
            <FormRefusal title={correctionCardTexts.notDone} reason={typeof failure === 'string' ? failure : null} />
            <TextField label={texts.reason} {...formikField(form, 'reason')} />
          </Stack>
        </Form>
      </Dialog>
    </>
  );
}

/** Pages that curators alone correct. */
export function ProtectedPages() {
  const query = correctionsApi.useProtectedPagesQuery();
  const [protect, { isLoading }] = correctionsApi.useProtectPageMutation();
  return (
    <QueueList query={query} nothing={texts.nothing}>
      {(pages) => (
        <ul className={styles.list}>
          {pages.map(({ pageId, reason, protectedAt }) => (
            <li key={pageId}>
              <Card>
                <Stack gap={2}>
                  <p className={styles.head}>
                    <TextLink to={readerAddress(pageId)}>{pageId}</TextLink>
                    <time className={styles.meta} dateTime={protectedAt}>
                      {momentInWords(protectedAt)}
                    </time>
                  </p>
                  <p>{reason}</p>
                  <Inline gap={3}>
                    <Button
                      loading={isLoading}
                      aria-label={texts.openNamed(pageId)}
                      onClick={() => void protect({ pageId, reason: null }).then(() => query.refetch())}
                    >
                      {texts.open}
                    </Button>
                  </Inline>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </QueueList>
  );
}
