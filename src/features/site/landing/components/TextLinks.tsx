import { Cards } from '#ui/ContentText/Entries.tsx';

import { useContentsQuery } from '../landingApi.ts';
import styles from './TextLinks.module.scss';

interface TextLinksProps {
  title: string;
  kind: string;
  /** Only texts below this segment. */
  under?: string;
  /** Key of the text one is on, which is left out. */
  except?: string;
  addressOf: (key: string) => string;
}

/** Ways to other texts of a kind. Draws nothing while there are none: the page is whole without. */
export function TextLinks({ title, kind, under, except, addressOf }: TextLinksProps) {
  const { data: texts = [] } = useContentsQuery({ kind, under: under ?? null });
  const shown = texts.filter(({ key }) => key !== except);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="text-links" className={styles.links}>
      <h2 id="text-links">{title}</h2>
      <Cards
        entries={shown.map((text) => ({
          title: text.title,
          value: null,
          to: addressOf(text.key),
          spans: [{ text: text.description, isStrong: false, isEmphasis: false, isCode: false, to: null }],
        }))}
      />
    </section>
  );
}
