import { useContext } from 'react';

import { WayOn } from '../../model/wayOn.ts';
import { CodesStep } from './CodesStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { FewCodesStep } from './FewCodesStep.tsx';
import type { Stage } from './stage.ts';
import { VerifyStep } from './VerifyStep.tsx';
import type { StepProps } from './stepProps.ts';

/** The question that follows the password, or what the reader must see before going on. */
export function SecondStep({ stage, ...props }: StepProps & { stage: Stage }) {
  const { leaveFor } = useContext(WayOn);
  if (stage.kind === 'verify') return <VerifyStep {...props} factors={stage.factors} />;
  if (stage.kind === 'enrol') return <EnrolStep {...props} secret={stage.secret} qrCode={stage.qrCode} />;
  const onContinue = () => leaveFor(stage.to);
  if (stage.kind === 'codes') return <CodesStep codes={stage.codes} onContinue={onContinue} />;
  return <FewCodesStep left={stage.left} onContinue={onContinue} />;
}
