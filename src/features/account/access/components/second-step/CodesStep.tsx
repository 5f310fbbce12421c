import { Button } from '#ui/Button/Button.tsx';
import { CodeSheet } from '#ui/CodeSheet/CodeSheet.tsx';

import { AccountPage } from '../AccountPage.tsx';
import { codesTexts } from '../../texts/secondStepTexts.ts';

interface CodesStepProps {
  codes: readonly string[];
  onContinue: () => void;
}

/** The recovery codes, shown this once, before the reader goes on. */
export function CodesStep({ codes, onContinue }: CodesStepProps) {
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
