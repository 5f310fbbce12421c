import { type AccentScheme, accentColours } from '#domain/kernel/site/accentColours.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { accentTexts as texts } from './texts.ts';

const NAMES = ['brand', 'link', 'focus', 'indigo'] as const;

function Swatches({ scheme }: { scheme: AccentScheme }) {
  return (
    <Inline gap={4}>
      {NAMES.map((name) => (
        <Inline key={name} gap={2}>
          <svg aria-hidden="true" width="20" height="20">
            <rect width="20" height="20" rx="4" fill={scheme[name]} />
          </svg>
          {texts.names[name]} {scheme[name]}
        </Inline>
      ))}
    </Inline>
  );
}

/** The colours that follow from an accent, and whether it had to be moved; nothing while it is no colour. */
export function AccentPreview({ accent }: { accent: string }) {
  if (!/^#[0-9a-f]{6}$/iu.test(accent)) return null;
  const { light, dark } = accentColours(accent);
  return (
    <div role="group" aria-label={texts.title}>
      <p>{light.brand === accent.toLowerCase() ? texts.kept : texts.moved(light.brand)}</p>
      <DescriptionList
        items={[
          { term: texts.light, value: <Swatches scheme={light} /> },
          { term: texts.dark, value: <Swatches scheme={dark} /> },
        ]}
      />
    </div>
  );
}
