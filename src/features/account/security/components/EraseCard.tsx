import { useFormik } from 'formik';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { accountApi } from '../accountApi.ts';
import type { ShowBanner } from '../useBanner.ts';
import { needsSignIn } from '../model/needsSignIn.ts';
import styles from './SettingCard.module.scss';
import { SignInAgain } from './SignInAgain.tsx';

/** What must be typed: nobody types it by mistake. */
const WORD = 'erase';

const validate = ({ word }: { word: string }) => (word.trim().toLowerCase() === WORD ? {} : { word: `Type ${WORD} to go on.` });

/** Says what erasing does, has it confirmed by a word and a recent sign-in, and then signs the reader out. */
export function EraseCard({ show, onAsked }: { show: ShowBanner; onAsked: (dueAt: string) => void }) {
  const [erase] = accountApi.useEraseAccountMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const form = useFormik({
    initialValues: { word: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async () => {
      const { data: dueAt, error } = await erase();
      if (dueAt !== undefined) return onAsked(dueAt);
      if (needsSignIn(error)) return setMustSignIn(true);
      return show('error', 'Sorry, we couldn’t take that. Please try again.');
    },
  });
  return (
    <Card title="Erase your account">
      <p>
        We sign you out everywhere at once, and erase the account and everything that is yours 14 days later, for good. Until then you can change your mind: sign
        in, or open the link that we mail you.
      </p>
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      {isOpen ? (
        <form aria-label="Erase account" noValidate onSubmit={form.handleSubmit} className={styles.plainForm}>
          <Stack>
            <TextField label={`Type ${WORD} to confirm`} autoComplete="off" autoCapitalize="none" spellCheck={false} {...formikField(form, 'word')} />
            <Inline>
              <Button onClick={() => setIsOpen(false)}>Cancel</Button>
              <Button type="submit" variant="danger" loading={form.isSubmitting}>
                Erase my account
              </Button>
            </Inline>
          </Stack>
        </form>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            Erase my account
          </Button>
        </div>
      )}
    </Card>
  );
}
