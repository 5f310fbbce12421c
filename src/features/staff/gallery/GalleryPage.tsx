import { useState } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { ButtonSpecimens } from './components/ButtonSpecimens.tsx';
import { DataSpecimens } from './components/DataSpecimens.tsx';
import { FieldSpecimens } from './components/FieldSpecimens.tsx';
import { MessageSpecimens } from './components/MessageSpecimens.tsx';
import { OverlaySpecimens } from './components/OverlaySpecimens.tsx';
import styles from './GalleryPage.module.scss';
import { galleryTexts } from './texts.ts';

const CHOICES = [
  { value: 'light', label: galleryTexts.light },
  { value: 'dark', label: galleryTexts.dark },
  { value: 'both', label: galleryTexts.both },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

const startingChoice = (): Choice => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Every part of the interface in every state. What opens above the page takes the system's theme. */
export function Component() {
  const [choice, setChoice] = useState<Choice>(startingChoice);
  const themes = choice === 'both' ? (['light', 'dark'] as const) : [choice];
  return (
    <PageContainer width="wide">
      <header className={styles.header}>
        <h1>{galleryTexts.title}</h1>
        <p>{galleryTexts.intro}</p>
        <RadioGroup
          label={galleryTexts.theme}
          name="theme"
          inline
          options={CHOICES}
          value={choice}
          onChange={setChoice}
        />
      </header>
      <div className={themes.length > 1 ? styles.both : undefined}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className={styles.theme}>
            <ButtonSpecimens />
            <FieldSpecimens theme={theme} />
            <MessageSpecimens />
            <DataSpecimens />
            <OverlaySpecimens />
          </div>
        ))}
      </div>
    </PageContainer>
  );
}
