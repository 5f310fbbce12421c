import type { HeldSet } from '#features/search/core/index.ts';

import { useHomeExhibitQuery } from '../exhibitApi.ts';
import { proofTexts as texts } from '../texts.ts';
import { CoverageProof } from './CoverageProof.tsx';
import styles from './Proofs.module.scss';
import { SourceProof } from './SourceProof.tsx';
import { VariantProof } from './VariantProof.tsx';

/**
 * What the site does that others claim, each shown with records that are really here. Draws nothing for a site without
 * any.
 */
export function Proofs({ sets }: { sets: readonly HeldSet[] }) {
  const { data: exhibit } = useHomeExhibitQuery();
  // The set with the most gaps between its years says most.
  const [covered] = sets
    .filter(({ firstYear, lastYear }) => firstYear !== null && lastYear !== null && lastYear - firstYear >= 30)
    .sort((one, other) => other.missingYears.length - one.missingYears.length || other.recordCount - one.recordCount);
  if (!exhibit && !covered) return null;
  return (
    <section aria-labelledby="proofs" className={styles.proofs}>
      <h2 id="proofs">{texts.heading}</h2>
      <div className={styles.list}>
        {exhibit && <SourceProof exhibit={exhibit} />}
        {exhibit?.surname && exhibit.surnameVariants.length > 0 && (
          <VariantProof surname={exhibit.surname} variants={exhibit.surnameVariants} />
        )}
        {covered && <CoverageProof set={covered} />}
      </div>
    </section>
  );
}
