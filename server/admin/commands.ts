import type { Command } from 'commander';

import type { AdminConsole } from './AdminConsole.ts';
import { billingCommand } from './commands/billing.ts';
import { checkCommand } from './commands/check.ts';
import { collectionsCommand } from './commands/collections.ts';
import { contentCommand } from './commands/content.ts';
import { doctorCommand } from './commands/doctor.ts';
import { eraseCommand } from './commands/erase.ts';
import { exportGedcomCommand } from './commands/exportGedcom.ts';
import { exportCommand } from './commands/export.ts';
import { fieldsCommand } from './commands/fields.ts';
import { flagCommand } from './commands/flag.ts';
import { grantCommand } from './commands/grant.ts';
import { groupCommand } from './commands/group.ts';
import { helpCentreCommand } from './commands/helpCentre.ts';
import { importGedcomCommand } from './commands/importGedcom.ts';
import { importCommand } from './commands/import.ts';
import { importImagesCommand } from './commands/importImages.ts';
import { importNewspapersCommand } from './commands/importNewspapers.ts';
import { importRecordsCommand } from './commands/importRecords.ts';
import { importRenumberingsCommand } from './commands/importRenumberings.ts';
import { institutionCommand } from './commands/institution.ts';
import { keysCommand } from './commands/keys.ts';
import { learnOcrCommand } from './commands/learnOcr.ts';
import { newspapersCommand } from './commands/newspapers.ts';
import { partnerCommand } from './commands/partner.ts';
import { readNewspapersCommand } from './commands/readNewspapers.ts';
import { recordSetsCommand } from './commands/recordSets.ts';
import { sandboxProcessorCommand } from './commands/sandboxProcessor.ts';
import { staffDutiesCommand } from './commands/staffDuties.ts';
import { transfersCommand } from './commands/transfers.ts';
import { userCommand } from './commands/user.ts';

/** Every command, in the order `--help` lists them. A new one is a file in `commands/` and a line here. */
export const COMMANDS: readonly ((console: AdminConsole) => Command)[] = [
  importRecordsCommand,
  recordSetsCommand,
  fieldsCommand,
  importImagesCommand,
  importNewspapersCommand,
  readNewspapersCommand,
  learnOcrCommand,
  newspapersCommand,
  collectionsCommand,
  importRenumberingsCommand,
  importGedcomCommand,
  exportGedcomCommand,
  userCommand,
  staffDutiesCommand,
  keysCommand,
  grantCommand,
  flagCommand,
  groupCommand,
  institutionCommand,
  partnerCommand,
  eraseCommand,
  exportCommand,
  importCommand,
  checkCommand,
  doctorCommand,
  billingCommand,
  contentCommand,
  helpCentreCommand,
  sandboxProcessorCommand,
  transfersCommand,
];
