import { Button } from '#ui/Button/Button.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';

import { AccountPage } from '../AccountPage.tsx';

interface CodesStepProps {
  codes: readonly string[];
  onContinue: () => void;
}

/** The recovery codes, shown this once, before the reader goes on. */
export function CodesStep({ codes, onContinue }: CodesStepProps) {
  return (
    <AccountPage title="Keep your recovery codes" intro="Your authenticator app is set up. If you ever lose it, one of these codes lets you in instead. They are not shown again." takesFocus>
      <CodeSheet label="Recovery codes" codes={codes} fileName="muniment-recovery-codes.txt" heading={`Recovery codes for ${window.location.host}`} />
      <Button variant="primary" fullWidth onClick={onContinue}>
        I have kept them, continue
      </Button>
    </AccountPage>
  );
}
