import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { copiedLinkTexts as texts } from './texts.ts';

/** A link to pass on, with a button that copies it. */
export function CopiedLink({ label, address }: { label: string; address: string }) {
  const [said, setSaid] = useState('');
  return (
    <Stack gap={2}>
      <TextField label={label} readOnly value={address} onFocus={(event) => event.target.select()} />
      <Inline gap={3}>
        <Button
          onClick={() => void copyText(address).then((isCopied) => setSaid(isCopied ? texts.copied : texts.notCopied))}
        >
          {texts.copy}
        </Button>
        <span role="status">{said}</span>
      </Inline>
    </Stack>
  );
}
