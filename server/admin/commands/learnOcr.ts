import { Command } from 'commander';

import { counted } from '#domain/kernel/wording/counted.ts';
import { SHIPPED_CONFUSIONS } from '#domain/newspapers/search/misreadings/confusions.ts';
import type { Lesson } from '#domain/newspapers/search/misreadings/learnCosts.ts';
import { learnReadings, studyCorrections } from '#server/modules/newspapers/corrections/index.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

const HEADS = ['letters', 'cost', 'before', 'seen', 'members', 'pages'];
const rowOf = ({ confusion, cost, seen, members, pages }: Lesson): string[] =>
  [confusion, cost, SHIPPED_CONFUSIONS.costOf(confusion), seen, members, pages].map(String);

/** `muniment learn-ocr`: what members' corrections teach about misreadings. */
function learnOcrCommand({ say, withSite }: AdminConsole): Command {
  return new Command('learn-ocr')
    .description('learns from members’ corrections of newspapers which letters OCR takes for which')
    .option('--check', 'shows what would be learned and changes nothing')
    .addHelpText(
      'after',
      '\nCosts are in tenths of a letter. The site does this by itself once enough lines were corrected; searches use it when the index has gathered its misreadings again, minutes later.',
    )
    .action(async ({ check = false }: { check?: boolean }) => {
      await withSite(async ({ db }) => {
        const { lines, words, costs } = check ? await studyCorrections(db, new Date()) : await learnReadings(db);
        say(`Read ${counted(lines, 'corrected line')} with ${counted(words, 'misread word')}.`);
        if (costs.length > 0) for (const line of tableLines(HEADS, costs.map(rowOf))) say(line);
        else say('No letters are confused more often than is known, or too few members have corrected them.');
        if (check) say('Nothing was changed.');
      });
    });
}

export default defineCommand(70, learnOcrCommand);
