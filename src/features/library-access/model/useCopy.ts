import { useState } from 'react';

/** Copies text, and says whether that worked: browsers may forbid it. */
export function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied.');
    } catch {
      setCopied('Your browser does not allow copying: select the text instead.');
    }
  };
  return { copy, copied };
}
