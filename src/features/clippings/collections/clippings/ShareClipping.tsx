import { refusalText } from '#features/clippings/core/index.ts';
import { CopiedLink } from '#features/kernel/sharing/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type ClippingWhole, useShareClippingMutation, useUnshareClippingMutation } from '../clippingsOfMemberApi.ts';
import { shareTexts as texts } from './texts.ts';

interface ShareClippingProps {
  isOpen: boolean;
  clipping: Pick<ClippingWhole, 'id' | 'note' | 'share' | 'shareWithdrawnWhy'>;
  onClose: () => void;
}

/** The window that makes, shows and revokes the link of a clipping (COLL-007). */
export const ShareClipping = ({ isOpen, clipping, onClose }: ShareClippingProps) => (
  <Dialog open={isOpen} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
    {clipping.shareWithdrawnWhy === null ? (
      <ShareForm clipping={clipping} />
    ) : (
      <ShareWithdrawn why={clipping.shareWithdrawnWhy} />
    )}
  </Dialog>
);

const ShareWithdrawn = ({ why }: { why: string }) => (
  <Notice tone="warning" headingLevel={3} title={texts.withdrawn}>
    <p>{why}</p>
  </Notice>
);

function ShareForm({ clipping: { id, note, share } }: Pick<ShareClippingProps, 'clipping'>) {
  const [make, made] = useShareClippingMutation();
  const [stop, stopped] = useUnshareClippingMutation();
  const form = useForm({
    initialValues: { includesNote: share?.includesNote ?? false },
    onSubmit: async ({ includesNote }) => {
      await make({ id, includesNote });
    },
  });
  const error = made.error ?? stopped.error;
  const change = (includesNote: boolean) => {
    void form.setFieldValue('includesNote', includesNote);
    if (share) void make({ id, includesNote });
  };
  return (
    <Form form={form}>
      <Stack gap={4}>
        <p>{texts.what}</p>
        {share && !share.showsPicture && <p>{texts.part}</p>}
        {note !== '' && (
          <CheckboxField
            name="includesNote"
            label={texts.withNote}
            checked={form.values.includesNote}
            onChange={({ target }) => change(target.checked)}
          />
        )}
        {share ? (
          <>
            <CopiedLink label={texts.link} address={share.address} />
            <p>{texts.since(dayInWords(share.sharedAt))}</p>
            <Inline gap={2}>
              <Button variant="danger" loading={stopped.isLoading} onClick={() => void stop({ id })}>
                {texts.stop}
              </Button>
            </Inline>
          </>
        ) : (
          <Inline gap={3}>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.make}
            </Button>
            <span role="status">{stopped.isSuccess && texts.stopped}</span>
          </Inline>
        )}
        {error !== undefined && <p role="alert">{refusalText(error)}</p>}
      </Stack>
    </Form>
  );
}
