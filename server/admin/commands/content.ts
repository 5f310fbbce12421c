import path from 'node:path';

import { Command } from 'commander';

import { openContent } from '#server/engines/content/openContent.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

/** `muniment content`: what is wrong with the site's texts. Needs no database and changes nothing. */
function contentCommand({ say }: AdminConsole): Command {
  return new Command('content')
    .description('lists what is wrong with the texts of the site; changes nothing')
    .argument('[folder]', 'folder with your own texts; default CONTENT_DIR')
    .action(async (folder: string | undefined) => {
      const contentDir = folder === undefined ? readSettings(process.env).contentDir : path.resolve(folder);
      const faults = await (await openContent(contentDir)).faults();
      for (const { where, message } of faults) say(`wrong ${path.relative(process.cwd(), where)}: ${message}`);
      if (faults.length > 0)
        throw new UserError(faults.length === 1 ? 'One thing is wrong.' : `${faults.length} things are wrong.`);
      say('ok    texts');
    });
}

export default defineCommand(270, contentCommand);
