import { Command } from 'commander';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { State } from '#server/engines/doctor/DoctorCheck.ts';
import { examine } from '#server/engines/doctor/examine.ts';
import type { NamedFinding } from '#server/engines/doctor/runChecks.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

const MARKS: Readonly<Record<State, string>> = {
  ok: 'ok     ',
  warning: 'warning',
  fault: 'FAULT  ',
  'not applicable': '-      ',
};
const lineOf = ({ state, check, seen, advice }: NamedFinding): string =>
  `${MARKS[state]} ${check}: ${seen}${advice === null ? '' : ` ${advice}`}`;

/** `muniment doctor`: looks at the whole deployment and says what to do. Changes nothing. */
function doctorCommand({ say, env, withSite }: AdminConsole): Command {
  return new Command('doctor')
    .description('looks at the whole deployment and says what to do; changes nothing')
    .option('--json', 'findings as one JSON object, for monitoring')
    .action(async ({ json = false }: { json?: boolean }) => {
      const findings = await examine({ env, withSite });
      const count = (wanted: State) => findings.filter(({ state }) => state === wanted).length;
      const [faults, warnings] = [count('fault'), count('warning')];
      if (json) say(JSON.stringify({ faults, warnings, findings }));
      else findings.map(lineOf).forEach(say);
      if (faults > 0) throw new UserError(`${countInWords(faults, 'fault')} and ${countInWords(warnings, 'warning')}.`);
      if (!json) say(warnings > 0 ? `No faults, ${countInWords(warnings, 'warning')}.` : 'No faults.');
    });
}

export default defineCommand(250, doctorCommand);
