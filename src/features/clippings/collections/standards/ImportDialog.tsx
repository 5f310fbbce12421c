import { useState } from 'react';

import { annotationsIn, LARGEST_IMPORT } from '#domain/clippings/annotations/annotationsIn.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import styles from './standards.module.scss';
import { importTexts as texts } from './texts.ts';
import { type ImportProgress, useImport } from './useImport.ts';

/** A document with annotations. */
interface ImportValues {
  document: string;
}

function faultOf(document: string): string | null {
  if (document.trim() === '') return texts.refusals.empty;
  if (new Blob([document]).size > LARGEST_IMPORT) return texts.refusals.large;
  try {
    return annotationsIn(JSON.parse(document)).annotations.length === 0 ? texts.refusals.none : null;
  } catch {
    return texts.refusals.notJson;
  }
}

/** A file that annotations can be read from; each of them is looked at by the server. */
const validate = ({ document }: ImportValues) => collectProblems({ document: faultOf(document) });

interface ImportDialogProps {
  isOpen: boolean;
  collectionId: string;
  onClose: () => void;
}

/** The window that makes clippings of annotations in a file. */
export const ImportDialog = ({ isOpen, collectionId, onClose }: ImportDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
    <ImportForm collectionId={collectionId} />
  </Dialog>
);

function ImportForm({ collectionId }: Pick<ImportDialogProps, 'collectionId'>) {
  const { progress, start } = useImport(collectionId);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const form = useForm<ImportValues>({
    initialValues: { document: '' },
    validate,
    validateOnBlur: false,
    onSubmit: ({ document }) => start(document),
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    // What is too large for us is not read at all.
    const isLarge = file.size > LARGEST_IMPORT;
    const text = isLarge ? null : await file.text().catch(() => null);
    setFileFault(isLarge ? texts.refusals.large : text === null ? texts.fileFailed : null);
    if (text !== null) await form.setFieldValue('document', text);
  };
  return (
    <Form form={form}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        <label className={styles.file}>
          <span>{texts.file}</span>
          <input
            type="file"
            accept=".json,.jsonld,application/json,application/ld+json"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        {fileFault !== null && <p role="alert">{fileFault}</p>}
        <TextAreaField label={texts.paste} rows={5} spellCheck={false} {...formikField(form, 'document')} />
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.start}
          </Button>
        </Inline>
        <p role="status" className={styles.status}>
          {progress &&
            (form.isSubmitting
              ? texts.working(progress.answers.length, progress.total)
              : texts.made(madeOf(progress).length))}
        </p>
        {progress && !form.isSubmitting && <Outcome progress={progress} />}
      </Stack>
    </Form>
  );
}

const madeOf = ({ answers }: ImportProgress) => answers.filter(({ clippingId }) => clippingId !== null);

/** What was not imported, and why. */
function Outcome({ progress }: { progress: ImportProgress }) {
  const { total, answers, isCut, stopped } = progress;
  const refused = answers.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {stopped !== null && (
        <p role="alert">
          {stopped} {texts.stopped(total - answers.length)}
        </p>
      )}
      {isCut && <p>{texts.cut}</p>}
      {refused.length > 0 && (
        <section aria-labelledby="refused-annotations">
          <h3 id="refused-annotations">{texts.refused(refused.length)}</h3>
          <ul className={styles.refused}>
            {refused.map(({ title, refusal }, at) => (
              <li key={at}>
                <strong>{title}</strong> {refusal}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
