import type { ReportCard } from '#domain/trees/reports/writing/reportData.ts';
import type { PersonRow, PersonView } from '#server/modules/trees/core/index.ts';

/** All that are hidden look alike: no one learns whether they live or are private. */
const HIDDEN = { sex: 'u', given: '', surname: '', prefix: '', suffix: '', birthText: null, birthPlace: null, deathText: null, deathPlace: null, birthYears: null, deathYears: null, isLiving: true, isRedacted: true } as const;

/** A person as a report names them to its reader. */
export function reportCard(row: PersonRow, view: PersonView): ReportCard {
  const { id, sex, given, surname, prefix, suffix, birthText, birthPlace, birthYears, deathText, deathPlace, deathYears } = row;
  if (!view.maySee(row)) return { id, ...HIDDEN };
  return { id, sex, given, surname, prefix, suffix, birthText, birthPlace, birthYears, deathText, deathPlace, deathYears, isLiving: view.isLiving(row), isRedacted: false };
}
