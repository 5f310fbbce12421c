import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../Button/Button.tsx';
import { copyText } from '../copyText.ts';
import { saveAs } from '../saveAs.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import styles from './CodeSheet.module.scss';
import { codeSheetTexts as texts } from './texts.ts';

interface CodeSheetProps {
  /** Names the list. */
  label: string;
  codes: readonly string[];
  /** First line of the copy and of the file: what the codes are for. */
  heading: string;
  /** Name of the file, with its ending. */
  fileName: string;
}

/** Codes that the reader must save, by copying, downloading or printing them. */
export function CodeSheet({ label, codes, heading, fileName }: CodeSheetProps) {
  const [said, setSaid] = useState('');
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  const copy = async () => setSaid((await copyText(text)) ? texts.copied : texts.notCopied);
  return (
    <Stack>
      <ul aria-label={label} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Inline>
          <Button size="sm" icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button
            size="sm"
            icon={<Download aria-hidden size={16} />}
            onClick={() => saveAs(fileName, text, 'text/plain')}
          >
            {texts.download}
          </Button>
          <Button size="sm" icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Inline>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Stack>
  );
}
