import { useState } from 'react';

import { copyText } from '#ui/copyText.ts';

/** Copies text, and says whether that worked: browsers may forbid it. */
export function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string): Promise<void> => {
    setCopied((await copyText(text)) ? 'Copied.' : 'Your browser does not allow copying: select the text instead.');
  };
  return { copy, copied };
}
