import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';

import type { Source } from './questionApi.ts';
import styles from './questions.module.scss';
import { findTexts as texts, planTexts } from './texts.ts';

interface FoundSourcesProps {
  sources: readonly Source[];
  isBusy: boolean;
  onAdd: (chosen: readonly Source[]) => void;
}

/** Sources of this site to choose from, with what of each is here and missing. */
export function FoundSources({ sources, isBusy, onAdd }: FoundSourcesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (sources.length === 0) return <p role="status">{texts.none}</p>;
  const toggle = (address: string) =>
    setChosen((before) =>
      before.has(address) ? new Set([...before].filter((one) => one !== address)) : new Set([...before, address]),
    );
  const picked = sources.filter(({ address }) => chosen.has(address));
  return (
    <fieldset className={styles.sources}>
      <legend>{texts.found}</legend>
      {sources.map(({ name, held, missing, address }) => (
        <CheckboxField
          key={address}
          label={name}
          hint={[planTexts.held(held), missing === '' ? '' : planTexts.missing(missing)].join(' ').trim()}
          checked={chosen.has(address)}
          onChange={() => toggle(address)}
        />
      ))}
      <div>
        <Button
          variant="primary"
          loading={isBusy}
          aria-disabled={picked.length === 0}
          onClick={() => picked.length > 0 && onAdd(picked)}
        >
          {texts.add(picked.length)}
        </Button>
      </div>
    </fieldset>
  );
}
