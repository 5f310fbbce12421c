import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { momentsOf } from './momentsOf.ts';
import styles from './Replay.module.scss';
import { ReplayFacts } from './ReplayFacts.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { StepChanges } from './StepChanges.tsx';
import { StepList } from './StepList.tsx';

interface ReplayProps {
  file: SupportFile;
  onClose: () => void;
}

/** A recorded session: the screen at each moment, what happened and what it changed. */
export function Replay({ file, onClose }: ReplayProps) {
  const moments = useMemo(() => momentsOf(file), [file]);
  const last = moments.length - 1;
  const [at, setAt] = useState(last);
  const moment = moments[at];
  const { version } = readSiteBoot();
  const step = file.steps[at - 1];
  const words = step ? `${at} of ${last}, ${step.type}` : `before the first action`;
  if (!moment) return null;
  return (
    <div className={styles.replay}>
      <Notice tone="warning" title="The network is off" actions={<Button onClick={onClose}>Close the file</Button>}>
        <p>
          This is a copy of the reader’s screen. Nothing is asked, sent or saved. Names and words were never recorded: each is shown as “text 1”.
          Parts that could not be recorded look as they do without a connection.
        </p>
        {file.version !== version && <p>{`The reader had version ${file.version}; this site has ${version} and may draw the page differently.`}</p>}
      </Notice>
      <div className={styles.time} role="group" aria-label="Time">
        <IconButton label="Step back" icon={<ChevronLeft aria-hidden="true" />} disabled={at === 0} onClick={() => setAt(at - 1)} />
        <input type="range" aria-label="Moment" aria-valuetext={words} min={0} max={last} value={at} onChange={({ target }) => setAt(Number(target.value))} />
        <IconButton label="Step forward" icon={<ChevronRight aria-hidden="true" />} disabled={at === last} onClick={() => setAt(at + 1)} />
        <output className={styles.moment}>{words}</output>
      </div>
      <div className={styles.parts}>
        <div className={styles.side}>
          <StepList steps={file.steps} at={at} onChoose={setAt} />
          <StepChanges before={moments[at - 1]} after={moment} />
          <ReplayFacts file={file} />
        </div>
        <section aria-label="Screen" className={styles.screen}>
          <h2>The screen</h2>
          <div className={styles.frame} style={{ maxWidth: file.viewport.width }}>
            <div inert>
              <ReplayScreen moment={moment} isProduction={file.mode === 'production'} />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
