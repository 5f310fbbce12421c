import { ChevronRight } from 'lucide-react';

import type { Institution } from '../institutionsApi.ts';
import styles from './InstitutionList.module.scss';
import { chooserTexts } from '../texts.ts';

interface InstitutionListProps {
  institutions: readonly Institution[];
  onChoose: (institution: string) => void;
}

/** Institutions to pick from by eye, where they are few. */
export function InstitutionList({ institutions, onChoose }: InstitutionListProps) {
  return (
    <ul role="list" aria-label={chooserTexts.listName} className={styles.list}>
      {institutions.map(({ id, name }) => (
        <li key={id} className={styles.institution}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            {name}
            <ChevronRight aria-hidden="true" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
