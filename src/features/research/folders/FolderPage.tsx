import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { useGrant } from '#features/kernel/grants/index.ts';
import { RESEARCH_HUB, ResearchExplainer, limitTexts, refusalText } from '#features/research/core/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { EntryList } from './EntryList.tsx';
import { entryProblems, type EntryValues } from './entryProblems.ts';
import { useResearchFolderQuery, useAddResearchPageMutation, useWriteInResearchFolderMutation } from './folderApi.ts';
import { FolderHead } from './FolderHead.tsx';
import styles from './folders.module.scss';
import { folderTexts as texts, addTexts } from './texts.ts';

const AddFiles = lazyPart(() => import('./AddFiles.tsx').then((chunk) => chunk.AddFiles));

const CHOICES: readonly { value: EntryValues['what']; label: string }[] = [
  { value: 'page', label: addTexts.page },
  { value: 'note', label: addTexts.note },
  { value: 'heading', label: addTexts.heading },
  { value: 'file', label: addTexts.file },
];

/**
 * A further entry at the end of the folder: a page of this site by its address, a note, a heading, or a file. What was
 * typed stays when it cannot be added.
 */
function AddToThisFolder({ folderId }: { folderId: string }) {
  const [addPage] = useAddResearchPageMutation();
  const [write] = useWriteInResearchFolderMutation();
  const form = useForm<EntryValues>({
    initialValues: { what: 'page', text: '' },
    validate: entryProblems,
    validateOnBlur: false,
    onSubmit: async ({ what, text }, { setFieldError, resetForm }) => {
      const { data, error } = await (what === 'page'
        ? addPage({ folderId, address: text })
        : write({ folderId, text, isHeading: what === 'heading' }));
      if (error !== undefined) return setFieldError('text', refusalText(error, limitTexts.entries));
      if (data === null) return setFieldError('text', addTexts.gone);
      return resetForm({ values: { what, text: '' } });
    },
  });
  const { what } = form.values;
  const field = formikField(form, 'text');
  return (
    <Card title={addTexts.title}>
      <Form form={form}>
        <Stack gap={4}>
          <SelectField label={addTexts.what} options={CHOICES} {...formikField(form, 'what')} />
          {what === 'page' && (
            <TextField
              label={addTexts.address}
              hint={addTexts.addressHint}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
          )}
          {what === 'note' && <TextAreaField label={addTexts.noteLabel} rows={4} {...field} />}
          {what === 'heading' && <TextField label={addTexts.headingLabel} autoComplete="off" {...field} />}
          {what === 'file' ? (
            <Suspense fallback={null}>
              <AddFiles folderId={folderId} />
            </Suspense>
          ) : (
            <div>
              <Button type="submit" loading={form.isSubmitting}>
                {addTexts.add}
              </Button>
            </div>
          )}
        </Stack>
      </Form>
    </Card>
  );
}

/** A research folder (spec 1 section 2). States: loading, failed, missing, empty, entries. */
export function Component() {
  const { folderId = '' } = useParams();
  const hasFolders = useGrant('my-research:workspaces');
  const { data: folder, ...answer } = useResearchFolderQuery(folderId, { skip: !hasFolders });
  if (!hasFolders || (folder === null && !answer.isFetching)) throw new PageMissing();
  if (!folder) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <p>
          <TextLink to={RESEARCH_HUB}>{texts.back}</TextLink>
        </p>
        <FolderHead key={folder.id} folder={folder} />
        <ResearchExplainer />
        {folder.items.length === 0 ? (
          <Notice tone="empty" headingLevel={2} title={texts.empty.title}>
            <p>{folder.role === 'READER' ? texts.emptyForReader : texts.empty.text}</p>
          </Notice>
        ) : (
          <EntryList folder={folder} />
        )}
        {folder.role !== 'READER' && <AddToThisFolder folderId={folder.id} />}
      </div>
    </PageContainer>
  );
}
