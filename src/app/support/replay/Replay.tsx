import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { saveSupportJson } from '../saveSupportJson.ts';
import { devToolsFile } from './devToolsFile.ts';
import { momentsOf } from './momentsOf.ts';
import styles from './Replay.module.scss';
import { ReplayFacts } from './ReplayFacts.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { StepList, StepChanges } from './StepList.tsx';
import { replayTexts as texts } from './texts.ts';

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
  const words = step ? texts.at(at, last, step.type) : texts.start;
  if (!moment) return null;
  const saveForDevTools = () => saveSupportJson('redux-devtools', file, JSON.stringify(devToolsFile(file)));
  return (
    <div className={styles.replay}>
      <Notice
        tone="warning"
        title={texts.networkOff}
        actions={
          <>
            <Button onClick={saveForDevTools}>{texts.devTools}</Button>
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        }
      >
        <p>{texts.copy}</p>
        <p>{texts.devToolsHow}</p>
        {file.version !== version && <p>{texts.otherVersion(file.version, version)}</p>}
      </Notice>
      <div className={styles.time} role="group" aria-label={texts.time}>
        <IconButton
          label={texts.back}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <input
          type="range"
          aria-label={texts.moment}
          aria-valuetext={words}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <IconButton
          label={texts.forward}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === last}
          onClick={() => setAt(at + 1)}
        />
        <output className={styles.moment}>{words}</output>
      </div>
      <div className={styles.parts}>
        <div className={styles.side}>
          <StepList steps={file.steps} at={at} onChoose={setAt} />
          <StepChanges before={moments[at - 1]} after={moment} />
          <ReplayFacts file={file} />
        </div>
        <section aria-label={texts.screen} className={styles.screen}>
          <h2>{texts.screen}</h2>
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
