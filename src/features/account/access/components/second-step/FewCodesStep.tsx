import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { AccountPage } from '../AccountPage.tsx';

interface FewCodesStepProps {
  left: number;
  onContinue: () => void;
}

const countOf = (left: number): string => (left === 0 ? 'That was your last recovery code' : left === 1 ? 'You have one recovery code left' : `You have ${left} recovery codes left`);

/** Says, before the reader goes on, that recovery codes run out. */
export function FewCodesStep({ left, onContinue }: FewCodesStepProps) {
  return (
    <AccountPage title="Make new recovery codes soon" takesFocus>
      <Notice tone="warning" title={countOf(left)}>
        <p>Make new ones in your security settings, so that you are not locked out when your authenticator app is not at hand.</p>
      </Notice>
      <Button variant="primary" fullWidth onClick={onContinue}>
        Continue
      </Button>
    </AccountPage>
  );
}
