import type { ReportCard } from '#domain/trees/reports/writing/reportData.ts';
import { HIDDEN_CARD, type PersonRow, type PersonView } from '#server/modules/trees/core/index.ts';

/** A person as a report names them to its reader. */
export function reportCard(row: PersonRow, view: PersonView): ReportCard {
  const {
    id,
    sex,
    given,
    surname,
    prefix,
    suffix,
    birthText,
    birthPlace,
    birthYears,
    deathText,
    deathPlace,
    deathYears,
  } = row;
  if (!view.maySee(row)) return { id, ...HIDDEN_CARD };
  return {
    id,
    sex,
    given,
    surname,
    prefix,
    suffix,
    birthText,
    birthPlace,
    birthYears,
    deathText,
    deathPlace,
    deathYears,
    isLiving: view.isLiving(row),
    isRedacted: false,
  };
}
