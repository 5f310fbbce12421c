import { Folder } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { folderNameProblem, LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import {
  folderAddress,
  folderCount,
  limitTexts,
  refusalText,
  useCreateResearchFolderMutation,
} from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import type { ResearchHub } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { folderListTexts as texts } from './texts.ts';

const validate = ({ name }: { name: string }) => collectProblems({ name: folderNameProblem(name) });

/**
 * A new folder by its name; leads to it once it is there. What was typed stays when it cannot be made, and outlives the
 * page.
 */
function CreateFolderForm() {
  const navigate = useNavigate();
  const [create] = useCreateResearchFolderMutation();
  const form = useForm({
    initialValues: { name: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ name }, { setFieldError }) => {
      const { data, error } = await create({ name, description: '' });
      if (error !== undefined) return setFieldError('name', refusalText(error, limitTexts.folders));
      draft.forget();
      return navigate(folderAddress(data.id));
    },
  });
  const draft = useFormDraft(form, { form: 'research-folder.new', owner: useDraftOwner() });
  return (
    <Form form={form} className={styles.create}>
      <TextField label={texts.name} maxLength={LONGEST_FOLDER_NAME} autoComplete="off" {...formikField(form, 'name')} />
      <Button type="submit" loading={form.isSubmitting}>
        {texts.create}
      </Button>
    </Form>
  );
}

/** From here on the list says how many more folders can be made. */
const FEW_LEFT = 20;

/** How many more the member may make: those of others take no room. */
const left = (folders: readonly { isMine: boolean }[], most: number): number =>
  most - folders.filter(({ isMine }) => isMine).length;

/** The member, the last changed first, and a form for a new one (grant `my-research:workspaces`, Q-095). */
export function FolderList({ part }: { part: ResearchHub['folders'] | undefined }) {
  return (
    <Panel title={texts.title} part={part} failed={texts.failed} empty={() => null}>
      {({ folders, most }) => (
        <>
          {folders.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
          {folders.length > 0 && (
            <ul role="list" className={styles.folders}>
              {folders.map(({ id, name, itemCount, changedAt, isMine, ownerName }) => (
                <li key={id} className={styles.folder}>
                  <Folder aria-hidden="true" />
                  <div>
                    <TextLink plain to={folderAddress(id)}>
                      {name}
                    </TextLink>
                    <p className={styles.muted}>
                      {folderCount(itemCount)} · {texts.changed}{' '}
                      <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
                      {!isMine && ` · ${texts.sharedBy(ownerName)}`}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {left(folders, most) < FEW_LEFT && <p className={styles.muted}>{texts.left(left(folders, most))}</p>}
          {left(folders, most) > 0 && <CreateFolderForm />}
        </>
      )}
    </Panel>
  );
}
