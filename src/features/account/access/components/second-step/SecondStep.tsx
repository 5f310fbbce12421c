import { useContext } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { NextStep } from '../../model/nextStep.ts';
import { codesTexts, fewCodesTexts } from '../../texts/secondStepTexts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import type { Stage } from './signInStage.ts';
import type { StepProps } from './stepProps.ts';
import { VerifyStep } from './VerifyStep.tsx';

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
