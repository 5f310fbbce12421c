import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { AccountPage } from '../AccountPage.tsx';
import { fewCodesTexts } from '../../texts/secondStepTexts.ts';

interface FewCodesStepProps {
  left: number;
  onContinue: () => void;
}

/** Says, before the reader goes on, that recovery codes run out. */
export function FewCodesStep({ left, onContinue }: FewCodesStepProps) {
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
