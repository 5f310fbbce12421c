import { Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';

import { clippingTexts as texts } from './texts.ts';

/** Copies a citation, and says so. */
export function CopyCitation({ citation }: { citation: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copyText(citation).then((isCopied) => setSaid(isCopied ? texts.copied : texts.notCopied))}>
        {texts.copy}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
