import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { shareTexts } from '../texts.ts';
import styles from './Sharing.module.scss';

interface CopiedLinkProps {
  label: string;
  /** A path of this site. */
  path: string;
}

/** A link to share, with a button that copies it. */
export function CopiedLink({ label, path }: CopiedLinkProps) {
  const [said, setSaid] = useState('');
  const href = new URL(path, window.location.origin).href;
  const copy = async () => setSaid((await copyText(href)) ? shareTexts.copied : shareTexts.copyByHand);
  return (
    <Stack gap={2}>
      <input
        className={styles.link}
        aria-label={label}
        readOnly
        value={href}
        onFocus={(event) => event.target.select()}
      />
      <Inline gap={3}>
        <Button onClick={() => void copy()}>{shareTexts.copy}</Button>
        <span role="status">{said}</span>
      </Inline>
    </Stack>
  );
}
