import { BOOK_ENDINGS } from '#domain/records/books/bookFileProblem.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DropZone } from '#ui/DropZone/DropZone.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type BookFile, type DeskBook, useBookHostsQuery, useBringManifestMutation } from '../bookDeskApi.ts';
import { refusalText } from '../refusalText.ts';
import { bookTexts as texts, refusalTexts } from '../texts.ts';
import { useBookUpload } from '../useBookUpload.ts';

const EMPTY = { address: '' };

/** Copies the pages that a IIIF manifest names; nothing where the operator named no host. */
function BringManifest({ id }: { id: string }) {
  const { data: hosts = [] } = useBookHostsQuery();
  const [bring, { error }] = useBringManifestMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ address }: typeof EMPTY) =>
      /^https:\/\/\S+$/u.test(address.trim()) ? {} : { address: refusalTexts['BOOK_ADDRESS'] ?? '' },
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

/** A file that was brought: being read, refused, or read. */
function BroughtFile({ file: { name, state, progress, problem, pages } }: { file: BookFile }) {
  if (state === 'FAILED')
    return (
      <Notice tone="error" headingLevel={3} title={texts.failedFile(name)}>
        <p>{problem ?? texts.unknown}</p>
      </Notice>
    );
  if (state === 'READING') return <ProgressBar label={name} value={progress === null ? null : progress * 100} />;
  return <p>{state === 'ARRIVING' ? texts.arriving(name) : texts.read(name, pages)}</p>;
}

/** Where the pages of a book are brought, and what became of those that were. @param onSent - called after each file */
export function BringPages({ book: { id, files }, onSent }: { book: DeskBook; onSent: () => void }) {
  const { file, part, at, of, problem, send, stop } = useBookUpload(id, onSent);
  return (
    <Card title={texts.bring}>
      <Stack gap={4}>
        {file ? (
          <>
            <ProgressBar label={texts.sending(file.name, at, of)} value={part * 100} />
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
              endings={BOOK_ENDINGS}
              takesSeveral
              problem={problem}
              onFiles={send}
            />
            <BringManifest id={id} />
          </>
        )}
        {files.length > 0 && (
          <Stack gap={3}>
            <h3>{texts.brought}</h3>
            {files.some(({ state }) => state === 'READING') && <p>{texts.mayLeave}</p>}
            {files.map((brought) => (
              <BroughtFile key={brought.id} file={brought} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
