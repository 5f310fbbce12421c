import { Check } from 'lucide-react';

import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { HeldSet } from '#features/search/core/index.ts';
import { transcriptAddress, recordSetAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHomeExhibitQuery, type Exhibit } from '../exhibitApi.ts';
import { proofTexts as texts } from '../texts.ts';
import styles from './HoldingsProofs.module.scss';

const HEIGHT = 28;

/** The years of a record set as a ruler, with a blank for each year of which it has nothing. */
function CoverageProof({ set: { id, name, firstYear, lastYear, missingYears } }: { set: HeldSet }) {
  if (firstYear === null || lastYear === null) return null;
  const missing = new Set(missingYears);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return (
    <article className={styles.proof}>
      <h3 className={styles.title}>{texts.coverageTitle}</h3>
      <p className={styles.text}>{texts.coverageText(name)}</p>
      <div className={styles.coverage}>
        <svg
          viewBox={`0 0 ${years.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.coverageSummary(yearSpan(firstYear, lastYear) ?? '', missing.size)}
          className={styles.ruler}
        >
          {years.map((year, at) => !missing.has(year) && <rect key={year} x={at} y={0} width={0.82} height={HEIGHT} />)}
        </svg>
        <p className={styles.ends}>
          <span>{firstYear}</span>
          <TextLink to={recordSetAddress(id)}>
            {texts.coverageSummary(yearSpan(firstYear, lastYear) ?? '', missing.size)}
          </TextLink>
          <span>{lastYear}</span>
        </p>
      </div>
      <p className={styles.way}>
        <TextLink to="/search/historical-records">{texts.coverageLink}</TextLink>
      </p>
    </article>
  );
}

/** Groups of facts that say something of a life, and how many of them are shown. */
const TELLING = ['Birth', 'Work', 'Address', 'Event', 'Person'];
const MOST = 3;

/** Facts of a record, each with the reference of the page it was read from. */
function SourceProof({ exhibit: { record } }: { exhibit: Exhibit }) {
  const facts = TELLING.flatMap(
    (title) =>
      record.sections.find((section) => section.title === title)?.fields.find(({ value }) => value !== '') ?? [],
  ).slice(0, MOST);
  const { archiveReference, recordSet } = record.source;
  return (
    <article className={styles.proof}>
      <h3 className={styles.title}>{texts.sourceTitle}</h3>
      <p className={styles.text}>{texts.sourceText}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              <span className={styles.cited}>{archiveReference ?? recordSet.name}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.way}>
        <TextLink to={transcriptAddress(record.id)}>{texts.sourceLink}</TextLink>
      </p>
    </article>
  );
}

/** The spellings a search for a surname takes in, with what ties them to it and how many records have them. */
function VariantProof({ surname, variants }: { surname: string; variants: Exhibit['surnameVariants'] }) {
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

/**
 * What the site does that others claim, each shown with records that are really here. Draws nothing for a site without
 * any.
 */
export function HoldingsProofs({ sets }: { sets: readonly HeldSet[] }) {
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
