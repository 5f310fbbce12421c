import { Contrast } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import styles from './core.module.scss';
import { type ImageLook, PLAIN_LOOK } from './model/imageLook.ts';
import { lookTexts as texts } from './texts.ts';

const SLIDERS = ['brightness', 'contrast'] as const;

interface LookPanelProps {
  look: ImageLook;
  onLook: (look: ImageLook) => void;
}

/** Makes faint ink readable: brightness, contrast, and white on black. */
export function LookPanel({ look, onLook }: LookPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.holder} onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        label={texts.label}
        icon={<Contrast />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} role="group" aria-label={texts.label} className={styles.panel}>
          {SLIDERS.map((name) => (
            <label key={name} className={styles.slider}>
              <span>{texts[name]}</span>
              <input
                type="range"
                min={50}
                max={200}
                step={5}
                value={look[name]}
                aria-valuetext={texts.percent(look[name])}
                onChange={({ target }) => onLook({ ...look, [name]: Number(target.value) })}
              />
            </label>
          ))}
          <SwitchField
            label={texts.inverted}
            checked={look.isInverted}
            onChange={({ target }) => onLook({ ...look, isInverted: target.checked })}
          />
          <Button size="sm" onClick={() => onLook(PLAIN_LOOK)}>
            {texts.reset}
          </Button>
        </div>
      )}
    </div>
  );
}
