import { useFormik } from 'formik';
import { useContext } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAnswer } from '../../model/useAnswer.ts';
import { WayOn } from '../../model/wayOn.ts';
import { AccountPage } from '../AccountPage.tsx';
import { AnswerNotice } from '../AnswerNotice.tsx';
import styles from './enrolStep.module.scss';
import type { StepProps } from './stepProps.ts';

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/gu, '$1 ');

interface EnrolStepProps extends StepProps {
  /** Base32. */
  secret: string;
  /** The same for a camera, a `data:` address. */
  qrCode: string;
}

/** Sets up an authenticator app: scan or type the key, then prove that it works with the first code. */
export function EnrolStep({ uid, mode, onTaken, onBack, secret, qrCode }: EnrolStepProps) {
  const { restart } = useContext(WayOn);
  const { onSubmit, notice } = useAnswer<{ code: string }>(uid, 'enrol', { onTaken, onPasswordAgain: onBack });
  const form = useFormik({ initialValues: { code: '' }, onSubmit, validateOnBlur: false });
  return (
    <AccountPage title="Set up your authenticator app" intro="From now on you sign in with your password and a code from an app on your phone or computer." takesFocus>
      <form aria-label="Authenticator app" noValidate onSubmit={form.handleSubmit}>
        <Stack gap={6}>
          <AnswerNotice notice={notice} onRestart={() => restart({ mode })} />
          <ol className={styles.steps}>
            <li>Open an authenticator app, or install one: any that makes six-digit codes will do.</li>
            <li>
              Scan this picture with it.
              <img className={styles.picture} src={qrCode} width={208} height={208} alt="QR code with the key for your authenticator app" />
              <p id="typed-key">If you cannot scan it, type this key into the app:</p>
              <code className={styles.key} aria-labelledby="typed-key">
                {grouped(secret)}
              </code>
            </li>
            <li>
              Enter the code that the app shows now.
              <div className={styles.code}>
                <TextField label="Code from your authenticator app" hint="Six digits. They change every 30 seconds." inputMode="numeric" autoComplete="one-time-code" {...formikField(form, 'code')} />
              </div>
            </li>
          </ol>
          <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
            Continue
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onBack(null)}>
            Use another account
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
