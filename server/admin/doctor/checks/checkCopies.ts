import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { copyFaults, liveCopies } from '#server/platform/copies/siteCopies.ts';

import type { ExaminedSite } from '../DoctorCheck.ts';
import { type Finding, notApplicable, ok, warning } from '../findings.ts';

/** Whether copies of the site that run now may run beside each other as they do. */
export async function checkCopies({ db }: Pick<ExaminedSite, 'db'>): Promise<readonly Finding[]> {
  const copies = await liveCopies(db);
  if (copies.length === 0) return [notApplicable('No copy of the site is running.')];
  const faults = copyFaults(copies);
  if (faults.length === 0) return [ok(`${countInWords(copies.length, 'copy', 'copies')} of the site running.`)];
  return faults.map((text) => {
    const [seen = '', advice = ''] = text.split(/: (?=give|share)/u);
    return warning(`${seen}.`, `${advice.charAt(0).toUpperCase()}${advice.slice(1)}`);
  });
}
