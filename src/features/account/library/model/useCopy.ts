import { useState } from 'react';

import { copyText } from '#ui/copyText.ts';

import { failureTexts } from '../texts.ts';

/** Copies text, and says whether that worked: browsers may forbid it. */
export function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string): Promise<void> => {
    setCopied((await copyText(text)) ? failureTexts.copied : failureTexts.notCopied);
  };
  return { copy, copied };
}
