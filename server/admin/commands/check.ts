import { Command } from 'commander';

import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { SITE_CHECKS } from '../siteChecks.ts';

/**
 * `muniment check`: whether the site is sound. Changes nothing; what it finds of images is noted, and `/healthz` says
 * it then.
 */
function checkCommand({ say, withSite }: AdminConsole): Command {
  return new Command('check')
    .description('looks whether the site is sound; changes nothing')
    .option('--sizes-only', 'compares images by their sizes, without reading every file')
    .action(({ sizesOnly = false }: { sizesOnly?: boolean }) =>
      withSite(
        async ({ db, files }) => {
          const version = await db.one<{ name: string }>(
            `/* check.version */ SELECT current_setting('server_version') AS name`,
          );
          say(`ok    database (PostgreSQL ${version?.name})`);
          let count = 0;
          for (const { name, run } of SITE_CHECKS) {
            const problems = await run(db, files, { isBySize: sizesOnly });
            count += problems.length;
            if (problems.length === 0) say(`ok    ${name}`);
            for (const problem of problems) say(`wrong ${name}: ${problem}`);
            // Without its tables there is nothing more to look at.
            if (name === 'schema' && problems.length > 0) break;
          }
          if (count > 0) throw new UserError(count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`);
        },
        { isMigrating: false },
      ),
    );
}

export default defineCommand(240, checkCommand);
