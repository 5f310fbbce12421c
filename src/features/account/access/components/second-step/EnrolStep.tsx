import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useAnswer } from '../../model/useAnswer.ts';
import { enrolTexts, verifyTexts } from '../../texts/secondStepTexts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { AnswerNotice } from '../AnswerNotice.tsx';
import { CodeField } from './CodeField.tsx';
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
export function EnrolStep({ uid, onTaken, onBack, secret, qrCode }: EnrolStepProps) {
  const { onSubmit, notice, onRestart } = useAnswer<{ code: string }>(uid, 'enrol', {
    onTaken,
    onPasswordAgain: onBack,
  });
  const form = useForm({ initialValues: { code: '' }, onSubmit, validateOnBlur: false });
  return (
    <AccountPage title={enrolTexts.title} intro={enrolTexts.intro} takesFocus>
      <Form form={form} aria-label={enrolTexts.formName}>
        <Stack gap={6}>
          <AnswerNotice notice={notice} onRestart={onRestart} />
          <ol className={styles.steps}>
            <li>{enrolTexts.open}</li>
            <li>
              {enrolTexts.scan}
              <img className={styles.picture} src={qrCode} width={208} height={208} alt={enrolTexts.qrCode} />
              <p id="typed-key">{enrolTexts.typeInstead}</p>
              <code className={styles.key} aria-labelledby="typed-key">
                {grouped(secret)}
              </code>
            </li>
            <li>
              {enrolTexts.enter}
              <div className={styles.code}>
                <CodeField form={form} />
              </div>
            </li>
          </ol>
          <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
            {verifyTexts.submit}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onBack(null)}>
            {verifyTexts.otherAccount}
          </Button>
        </Stack>
      </Form>
    </AccountPage>
  );
}
