import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { copyFaults, liveCopies } from '#server/platform/copies/siteCopies.ts';

import type { DoctorCheck, ExaminedSite } from '../DoctorCheck.ts';
import { checkAnswer, checkCertificate } from './checkAddress.ts';
import { checkBackups, checkLogArchive } from './checkBackups.ts';
import { checkDatabaseClock, checkProviderClock } from './checkClocks.ts';
import { checkContradictions } from './checkContradictions.ts';
import { checkDatabaseSize, checkDisk } from './checkDisk.ts';
import { checkFiles } from './checkFiles.ts';
import { checkKeys, checkTrustedCertificates } from './checkKeys.ts';
import { checkMailServer, checkWaitingMail } from './checkMail.ts';
import { checkPayment } from './checkPayment.ts';
import { checkPrivacy } from './checkPrivacy.ts';
import { checkReplication } from './checkReplication.ts';
import { checkStandbys } from './checkStandbys.ts';
import { checkTexts } from './checkTexts.ts';
import { checkDatabaseVersion, checkNode, checkOpenSearch } from './checkVersions.ts';
import { type Finding, notApplicable, ok, warning } from '../findings.ts';

/** Whether copies of the site that run now may run beside each other as they do. */
async function checkCopies({ db }: Pick<ExaminedSite, 'db'>): Promise<readonly Finding[]> {
  const copies = await liveCopies(db);
  if (copies.length === 0) return [notApplicable('No copy of the site is running.')];
  const faults = copyFaults(copies);
  if (faults.length === 0) return [ok(`${countInWords(copies.length, 'copy', 'copies')} of the site running.`)];
  return faults.map((text) => {
    const [seen = '', advice = ''] = text.split(/: (?=give|share)/u);
    return warning(`${seen}.`, `${advice.charAt(0).toUpperCase()}${advice.slice(1)}`);
  });
}

/** Everything `muniment doctor` looks at, in order. */
export const ALL_CHECKS: readonly DoctorCheck[] = [
  { name: 'settings', needsDatabase: false, run: checkContradictions },
  { name: 'Node.js', needsDatabase: false, run: checkNode },
  { name: 'database version', needsDatabase: true, run: checkDatabaseVersion },
  { name: 'OpenSearch', needsDatabase: false, run: checkOpenSearch },
  { name: 'clock of the database', needsDatabase: true, run: checkDatabaseClock },
  { name: 'clock of the OpenID provider', needsDatabase: false, run: checkProviderClock },
  { name: 'copies', needsDatabase: true, run: checkCopies },
  { name: 'replication', needsDatabase: true, run: checkReplication },
  { name: 'standbys', needsDatabase: true, run: checkStandbys },
  { name: 'disk', needsDatabase: false, run: checkDisk },
  { name: 'privacy of the data folder', needsDatabase: false, run: checkPrivacy },
  { name: 'size of the database', needsDatabase: true, run: checkDatabaseSize },
  { name: 'files', needsDatabase: false, run: checkFiles },
  { name: 'email server', needsDatabase: false, run: checkMailServer },
  { name: 'waiting email', needsDatabase: true, run: checkWaitingMail },
  { name: 'keys', needsDatabase: true, run: checkKeys },
  { name: 'trusted certificates', needsDatabase: false, run: checkTrustedCertificates },
  { name: 'certificate of the site', needsDatabase: false, run: checkCertificate },
  { name: 'public address', needsDatabase: false, run: checkAnswer },
  { name: 'backups', needsDatabase: false, run: checkBackups },
  { name: 'archive of the log', needsDatabase: true, run: checkLogArchive },
  { name: 'texts', needsDatabase: false, run: checkTexts },
  { name: 'payments', needsDatabase: true, run: checkPayment },
];
