import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { passkeyNameProblem } from '#domain/account/security/signInNames.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { Question } from '../../components/Question.tsx';
import { sharedTexts } from '../../texts.ts';
import { secondFactorsApi, type Passkey } from '../secondFactorsApi.ts';
import { passkeyTexts } from '../texts.ts';
import styles from './passkeys.module.scss';

interface PasskeyRowProps {
  passkey: Passkey;
  onFailed: (error: unknown) => void;
  onRemoved: (name: string) => void;
}

function RenameForm({
  passkey: { id, name },
  onFailed,
  onClose,
}: Pick<PasskeyRowProps, 'passkey' | 'onFailed'> & { onClose: () => void }) {
  const [rename] = secondFactorsApi.useRenamePasskeyMutation();
  const form = useForm({
    initialValues: { name },
    validate: (values) => {
      const problem = passkeyNameProblem(values.name);
      return problem === null ? {} : { name: problem };
    },
    validateOnBlur: false,
    onSubmit: async (values) => {
      const { error } = await rename({ id, name: values.name.trim() });
      if (error) return onFailed(error);
      draft.forget();
      return onClose();
    },
  });
  const draft = useFormDraft(form, { form: `passkey.${id}.name`, owner: useDraftOwner() });
  const onCancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Form form={form} aria-label={passkeyTexts.renameOne(name)} className={styles.form}>
      <Stack>
        <TextField label={passkeyTexts.newName} autoComplete="off" {...formikField(form, 'name')} />
        <Inline>
          <Button onClick={onCancel}>{sharedTexts.cancel}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {passkeyTexts.saveName}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** One passkey: its name, when it was added and used, and the ways to rename and remove it. */
export function PasskeyRow({ passkey, onFailed, onRemoved }: PasskeyRowProps) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null);
  const [remove] = secondFactorsApi.useRemovePasskeyMutation();
  const onRemove = async () => {
    const { error } = await remove({ id });
    setAsks(null);
    if (error) onFailed(error);
    else onRemoved(name);
  };
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <KeyRound aria-hidden className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.name}>
            {name} {isSynced && <Badge tone="info">{passkeyTexts.synced}</Badge>}
          </p>
          <p className={styles.detail}>
            {passkeyTexts.added}
            <time dateTime={createdAt}>{dayInWords(createdAt)}</time>
            {lastUsedAt ? passkeyTexts.lastUsed : passkeyTexts.notUsed}
            {lastUsedAt && <time dateTime={lastUsedAt}>{momentInWords(lastUsedAt)}</time>}
          </p>
        </div>
        <Inline>
          <Button
            size="sm"
            aria-label={passkeyTexts.renameOne(name)}
            aria-expanded={asks === 'name'}
            onClick={() => setAsks(asks === 'name' ? null : 'name')}
          >
            {passkeyTexts.rename}
          </Button>
          <Button
            size="sm"
            aria-label={passkeyTexts.removeOne(name)}
            aria-expanded={asks === 'removal'}
            onClick={() => setAsks(asks === 'removal' ? null : 'removal')}
          >
            {passkeyTexts.remove}
          </Button>
        </Inline>
      </div>
      {asks === 'name' && <RenameForm {...{ passkey, onFailed }} onClose={() => setAsks(null)} />}
      {asks === 'removal' && (
        <Question isGrave onConfirm={onRemove} onCancel={() => setAsks(null)}>
          {passkeyTexts.removeQuestion(name)}
        </Question>
      )}
    </li>
  );
}
