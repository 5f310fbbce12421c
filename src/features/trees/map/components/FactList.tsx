import { Link } from 'react-router-dom';

import { panelAddress } from '../model/exploreAddresses.ts';
import { factInWords, type MappedFact } from '../model/toMappedFacts.ts';
import styles from './panels.module.scss';

interface FactListProps {
  label: string;
  facts: readonly MappedFact[];
  /** Address of the map. */
  map: string;
}

/** Facts as links to their panels, each with its place. */
export function FactList({ label, facts, map }: FactListProps) {
  return (
    <ol role="list" aria-label={label} className={styles.facts}>
      {facts.map((mapped) => (
        <li key={mapped.key} className={styles.fact}>
          <Link to={panelAddress(map, { kind: 'fact', fact: mapped.key })}>{factInWords(mapped)}</Link>
          {mapped.fact.place && <span className={styles.place}>{mapped.fact.place.text}</span>}
        </li>
      ))}
    </ol>
  );
}
