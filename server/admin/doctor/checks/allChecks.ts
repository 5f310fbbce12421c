import type { DoctorCheck } from '../DoctorCheck.ts';
import { checkAnswer, checkCertificate } from './checkAddress.ts';
import { checkBackups, checkLogArchive } from './checkBackups.ts';
import { checkDatabaseClock, checkProviderClock } from './checkClocks.ts';
import { checkCopies } from './checkCopies.ts';
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
