import { NEWSPAPER_ENDINGS } from '#domain/newspapers/core/newspaperFileProblem.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DropZone } from '#ui/DropZone/DropZone.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useBringNewspaperManifestMutation, useNewspaperHostsQuery } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { pageTexts as texts, refusalTexts } from '../texts.ts';
import { useNewspaperUpload } from '../useNewspaperUpload.ts';

const EMPTY = { address: '' };

/** Copies the issue of a IIIF manifest; nothing where the operator named no host. */
function BringManifest({ id }: { id: string }) {
  const { data: hosts = [] } = useNewspaperHostsQuery();
  const [bring, { error }] = useBringNewspaperManifestMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ address }: typeof EMPTY) =>
      /^https:\/\/\S+$/u.test(address.trim()) ? {} : { address: refusalTexts['NEWSPAPER_ADDRESS'] ?? '' },
    validateOnBlur: false,
    onSubmit: async ({ address }) => {
      await bring({ id, address: address.trim() });
    },
  });
  if (hosts.length === 0) return null;
  return (
    <Form form={form}>
      <Stack gap={3}>
        <FormRefusal title={texts.refused} reason={refusalText(error)} />
        <TextField
          type="url"
          label={texts.manifest}
          hint={texts.manifestHint(hosts)}
          {...formikField(form, 'address')}
        />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {texts.fetch}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** Where the issues of a newspaper are brought. @param onSent - called when a file has gone */
export function BringIssues({ id, onSent }: { id: string; onSent: () => void }) {
  const { file, part, problem, send, stop } = useNewspaperUpload(id, onSent);
  return (
    <Card title={texts.bring}>
      <Stack gap={4}>
        {file ? (
          <>
            <ProgressBar label={texts.sending(file.name)} value={part * 100} />
            <div>
              <Button onClick={stop}>{texts.stop}</Button>
            </div>
          </>
        ) : (
          <>
            <DropZone
              label={texts.choose}
              hint={texts.chooseHint}
              button={texts.chooseButton}
              endings={NEWSPAPER_ENDINGS}
              problem={problem}
              onFiles={([chosen]) => chosen && send(chosen)}
            />
            <BringManifest id={id} />
          </>
        )}
      </Stack>
    </Card>
  );
}
