import { refusalText } from '#features/clippings/core/index.ts';
import { pollUntilWritten } from '#services/files/fileActions.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ExportFiles } from './ExportFiles.tsx';
import { type ExportSubject, useClippingExportsQuery, useMakeClippingExportMutation } from './exportsApi.ts';
import { exportTexts as texts, formatTexts } from './texts.ts';

type Format = keyof typeof formatTexts;

interface ExportDialogProps {
  isOpen: boolean;
  subject: ExportSubject;
  name: string;
  onClose: () => void;
}

const FORMATS = (Object.keys(formatTexts) as Format[]).map((value) => ({ value, ...formatTexts[value] }));

/** The window in which a member has a collection, or clippings, written to a file, and downloads it. */
export const ExportDialog = ({ isOpen, subject, name, onClose }: ExportDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title={texts.title(name)}
    fillsPhones
    actions={<Button onClick={onClose}>{texts.done}</Button>}
  >
    <ExportForm subject={subject} />
  </Dialog>
);

function ExportForm({ subject }: Pick<ExportDialogProps, 'subject'>) {
  const asked = { collectionId: subject.collectionId ?? null };
  const { data: files = [], error: listError, refetch } = useClippingExportsQuery(asked);
  useClippingExportsQuery(asked, pollUntilWritten(files));
  const [make, { data: outcome, error }] = useMakeClippingExportMutation();
  const start = async (format: Format) => {
    await make({ input: { ...subject, format } });
    await refetch();
  };
  const form = useForm<{ format: Format }>({
    initialValues: { format: 'PDF' },
    onSubmit: ({ format }) => start(format),
  });
  const refused = outcome?.problems[0]?.message ?? (error && refusalText(error));
  return (
    <Stack gap={4}>
      <Form form={form}>
        <Stack gap={4}>
          <p>{texts.lead}</p>
          <RadioGroup
            name="format"
            label={texts.format}
            options={FORMATS}
            value={form.values.format}
            onChange={(value) => void form.setFieldValue('format', value)}
          />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.make}
            </Button>
          </div>
        </Stack>
      </Form>
      {refused && (
        <Notice tone="error" headingLevel={3} title={texts.refused}>
          <p>{refused}</p>
        </Notice>
      )}
      {listError && (
        <Notice tone="error" headingLevel={3} title={texts.notListed}>
          <p>{refusalText(listError)}</p>
        </Notice>
      )}
      <ExportFiles files={files} onChanged={() => void refetch()} onRetry={(format) => void start(format)} />
    </Stack>
  );
}
