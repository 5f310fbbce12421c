import { Check } from 'lucide-react';

import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Exhibit } from '../exhibitApi.ts';
import { proofTexts as texts } from '../texts.ts';
import styles from './Proofs.module.scss';

/** The spellings a search for a surname takes in, with what ties them to it and how many records have them. */
export function VariantProof({ surname, variants }: { surname: string; variants: Exhibit['surnameVariants'] }) {
  return (
    <article className={styles.proof}>
      <h3 className={styles.title}>{texts.variantTitle}</h3>
      <p className={styles.text}>{texts.variantText(surname)}</p>
      <ul role="list" aria-label={texts.variants(surname)} className={styles.variants}>
        {variants.map(({ variant, how, count }) => (
          <li key={variant} className={styles.variant}>
            <Check aria-hidden size={16} />
            <strong>{displayValue('LastName', variant)}</strong>
            <span className={styles.muted}>{texts.variantHow(how, count)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.way}>
        <TextLink
          to={`/search/results?${new URLSearchParams({ lastname: surname.toLowerCase(), lastname_variants: 'true' }).toString()}`}
        >
          {texts.variantLink(surname)}
        </TextLink>
      </p>
    </article>
  );
}
