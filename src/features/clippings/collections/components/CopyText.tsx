import { Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';

interface CopyTextProps {
  text: string;
  /** What the button says, and what is said afterwards. */
  texts: { copy: string; copied: string; notCopied: string };
  /** For assistive technology, where several buttons say the same. */
  name?: string;
}

/** Copies a text, and says so. */
export function CopyText({ text, texts, name }: CopyTextProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        size="sm"
        icon={<Copy aria-hidden="true" />}
        aria-label={name}
        onClick={() => void copyText(text).then((isCopied) => setSaid(isCopied ? texts.copied : texts.notCopied))}
      >
        {texts.copy}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
