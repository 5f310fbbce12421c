import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';

import { accountApi } from '../accountApi.ts';
import type { ShowBanner } from '../useBanner.ts';
import { needsSignIn } from '../needsSignIn.ts';
import styles from './SettingCard.module.scss';
import { SignInAgain } from './SignInAgain.tsx';
import { myDataTexts, sharedTexts } from '../texts.ts';

/** What must be typed: no one types it by mistake. */
const WORD = 'erase';

const validate = ({ word }: { word: string }) => (word.trim().toLowerCase() === WORD ? {} : { word: myDataTexts.wordMissing(WORD) });

/** Says what erasing does, has it confirmed by a word and a recent sign-in, and then signs the reader out. */
export function EraseCard({ show, onAsked }: { show: ShowBanner; onAsked: (dueAt: string) => void }) {
  const [erase] = accountApi.useEraseAccountMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const form = useForm({
    initialValues: { word: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async () => {
      const { data: dueAt, error } = await erase();
      if (dueAt !== undefined) return onAsked(dueAt);
      if (needsSignIn(error)) return setMustSignIn(true);
      return show('error', myDataTexts.eraseFailed);
    },
  });
  return (
    <Card title={myDataTexts.eraseTitle}>
      <p>
        {myDataTexts.eraseText}
      </p>
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      {isOpen ? (
        <Form form={form} aria-label={myDataTexts.eraseForm} className={styles.plainForm}>
          <Stack>
            <TextField label={myDataTexts.typeWord(WORD)} autoComplete="off" autoCapitalize="none" spellCheck={false} {...formikField(form, 'word')} />
            <Inline>
              <Button onClick={() => setIsOpen(false)}>{sharedTexts.cancel}</Button>
              <Button type="submit" variant="danger" loading={form.isSubmitting}>
                {myDataTexts.erase}
              </Button>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {myDataTexts.erase}
          </Button>
        </div>
      )}
    </Card>
  );
}
