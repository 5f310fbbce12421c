import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId, useEffect, useEffectEvent, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import type { YearSpan } from '../markersWithin.ts';
import { mapTexts as texts } from '../texts.ts';
import styles from './places.module.scss';

const STEP_MS = 900;

/**
 * Moves on by itself, step by step, until it is stopped or until there is no more.
 * @param step - goes one step; false at the end
 */
function usePlaying(step: () => boolean): { isPlaying: boolean; setPlaying: (isPlaying: boolean) => void } {
  const [isPlaying, setPlaying] = useState(false);
  const next = useEffectEvent(() => {
    if (!step()) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(next, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { isPlaying, setPlaying };
}

type Span = Exclude<keyof typeof texts.spans, 'all'>;
const SPANS = [10, 25, 50, 100] as const satisfies Span[];
/** Steps in which a span is passed through. */
const STEPS = 5;

interface TimeControlsProps {
  first: number;
  last: number;
  shown: YearSpan | null;
  onShow: (shown: YearSpan | null) => void;
}

/**
 * Chooses a span of years and moves it through time: by slider, by buttons, or by itself where the reader does not mind
 * movement.
 */
export function TimeControls({ first, last, shown, onShow }: TimeControlsProps) {
  const id = useId();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const span = shown ? shown.to - shown.from + 1 : 0;
  const latest = Math.max(first, last - span + 1);
  const startAt = (from: number, years = span) => onShow({ from, to: from + years - 1 });
  const step = Math.max(1, Math.round(span / STEPS));
  const { isPlaying, setPlaying } = usePlaying(() => {
    if (!shown || shown.from >= latest) return false;
    startAt(Math.min(latest, shown.from + step));
    return true;
  });
  const play = () => {
    if (shown && shown.from >= latest) startAt(first);
    setPlaying(!isPlaying);
  };
  const choose = (chosen: string) => {
    setPlaying(false);
    if (chosen === 'all') onShow(null);
    else startAt(shown?.from ?? first, Number(chosen));
  };
  return (
    <div className={styles.times}>
      <div className={styles.span}>
        <SelectField
          compact
          label={texts.span}
          value={span === 0 ? 'all' : String(span)}
          options={[
            { value: 'all', label: texts.spans.all },
            ...SPANS.map((years) => ({ value: String(years), label: texts.spans[years] })),
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {shown && (
        <>
          <div className={styles.slider}>
            <label htmlFor={`${id}-from`}>{texts.from}</label>
            <output htmlFor={`${id}-from`}>{texts.years(shown.from, shown.to)}</output>
            <input
              id={`${id}-from`}
              type="range"
              min={first}
              max={latest}
              step={1}
              value={Math.min(latest, shown.from)}
              aria-valuetext={texts.years(shown.from, shown.to)}
              onChange={(event) => startAt(Number(event.target.value))}
            />
          </div>
          <div className={styles.steps}>
            <IconButton
              look="framed"
              label={texts.earlier}
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={shown.from <= first}
              onClick={() => startAt(Math.max(first, shown.from - step))}
            />
            {!isStill && (
              <Button icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />} onClick={play}>
                {isPlaying ? texts.pause : texts.play}
              </Button>
            )}
            <IconButton
              look="framed"
              label={texts.later}
              icon={<ChevronRight aria-hidden="true" />}
              disabled={shown.from >= latest}
              onClick={() => startAt(Math.min(latest, shown.from + step))}
            />
          </div>
        </>
      )}
    </div>
  );
}
