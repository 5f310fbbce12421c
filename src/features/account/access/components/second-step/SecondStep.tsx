import { useContext } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { NextStep } from '../../model/nextStep.ts';
import { useAnswer } from '../../model/useAnswer.ts';
import { codesTexts, fewCodesTexts, enrolTexts, verifyTexts } from '../../texts/secondStepTexts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { AnswerNotice } from '../AnswerNotice.tsx';
import styles from './enrolStep.module.scss';
import type { StepProps, Stage } from './stepProps.ts';
import { VerifyStep, CodeField } from './VerifyStep.tsx';

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/gu, '$1 ');

interface EnrolStepProps extends StepProps {
  /** Base32. */
  secret: string;
  /** The same for a camera, a `data:` address. */
  qrCode: string;
}

/** Sets up an authenticator app: scan or type the key, then prove that it works with the first code. */
function EnrolStep({ uid, onTaken, onBack, secret, qrCode }: EnrolStepProps) {
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

interface FewCodesStepProps {
  left: number;
  onContinue: () => void;
}

/** Says, before the reader goes on, that recovery codes run out. */
function FewCodesStep({ left, onContinue }: FewCodesStepProps) {
  return (
    <AccountPage title={fewCodesTexts.title} takesFocus>
      <Notice tone="warning" title={fewCodesTexts.left(left)}>
        <p>{fewCodesTexts.text}</p>
      </Notice>
      <Button variant="primary" fullWidth onClick={onContinue}>
        {fewCodesTexts.submit}
      </Button>
    </AccountPage>
  );
}

interface CodesStepProps {
  codes: readonly string[];
  onContinue: () => void;
}

/** The recovery codes, shown this once, before the reader goes on. */
function CodesStep({ codes, onContinue }: CodesStepProps) {
  return (
    <AccountPage title={codesTexts.title} intro={codesTexts.intro} takesFocus>
      <CodeSheet
        label={codesTexts.label}
        codes={codes}
        fileName="muniment-recovery-codes.txt"
        heading={codesTexts.heading(window.location.host)}
      />
      <Button variant="primary" fullWidth onClick={onContinue}>
        {codesTexts.submit}
      </Button>
    </AccountPage>
  );
}

/** The question that follows the password, or what the reader must see before going on. */
export function SecondStep({ stage, ...props }: StepProps & { stage: Stage }) {
  const { leaveFor } = useContext(NextStep);
  if (stage.kind === 'verify') return <VerifyStep {...props} factors={stage.factors} />;
  if (stage.kind === 'enrol') return <EnrolStep {...props} secret={stage.secret} qrCode={stage.qrCode} />;
  const onContinue = () => leaveFor(stage.to);
  if (stage.kind === 'codes') return <CodesStep codes={stage.codes} onContinue={onContinue} />;
  return <FewCodesStep left={stage.left} onContinue={onContinue} />;
}
