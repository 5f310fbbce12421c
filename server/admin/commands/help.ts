import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Command } from 'commander';

import { openContent } from '#server/engines/content/openContent.ts';
import { readZendesk } from '#server/engines/content/zendesk/readZendesk.ts';
import { requestLines, writeZendesk } from '#server/modules/help/exchange/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read: ${error.code}.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${file} is no JSON.`);
  }
}

/**
 * `muniment help import|export|requests`: articles in and out in Zendesk's format, and requests to support as lines of
 * JSON.
 */
function helpCommand({ say, note, settings, withSite }: AdminConsole): Command {
  const command = new Command('help').description(
    'takes articles of the help in and gives them out, in the JSON of Zendesk’s Help Center API',
  );
  command
    .command('import')
    .description('writes the articles of a JSON file as Markdown into your folder of texts; says what was lost')
    .argument('<file>', 'one object with the lists categories, sections and articles')
    .option('--to <folder>', 'your folder of texts; default CONTENT_DIR')
    .option('--replace', 'replaces files that are there')
    .action(async (file: string, { to, replace = false }: { to?: string; replace?: boolean }) => {
      const folder = to === undefined ? readSettings(process.env).contentDir : path.resolve(to);
      if (folder === null) throw new UserError('Name your folder of texts with --to, or set CONTENT_DIR.');
      let read: ReturnType<typeof readZendesk>;
      try {
        read = readZendesk(await readJson(file));
      } catch (error) {
        throw error instanceof UserError ? error : new UserError((error as Error).message);
      }
      for (const { name, text } of read.files) {
        const target = path.join(folder, name);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text, { flag: replace ? 'w' : 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw new UserError(
            error.code === 'EEXIST'
              ? `${target} is there already. Move it away, or use --replace.`
              : `${target} cannot be written: ${error.code}.`,
          );
        });
      }
      for (const loss of read.lost) note(loss);
      say(`ok    ${read.files.length} files`);
    });
  command
    .command('export')
    .description('prints the whole help, ours and yours, as such JSON')
    .action(async () => {
      say(
        JSON.stringify(
          await writeZendesk(await openContent(readSettings(process.env).contentDir), settings().publicUrl),
          null,
          2,
        ),
      );
    });
  command
    .command('requests')
    .description('prints all requests to support, one JSON object a line: it is personal data')
    .action(() =>
      withSite(async ({ db }) => {
        for (const line of await requestLines(db)) say(line);
      }),
    );
  return command;
}

export default defineCommand(280, helpCommand);
