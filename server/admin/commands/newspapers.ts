import { Command } from 'commander';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { GapReason } from '#domain/newspapers/core/coverage.ts';
import { isNewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import {
  accessRules,
  addAccessRule,
  removeAccessRule,
  closeArticle,
  closedArticles,
} from '#server/engines/newspapers/accessRules.ts';
import { explainGaps, isTitle, listTitles, setWeekdays } from '#server/engines/newspapers/titleCalendar.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

interface RuleOptions {
  title?: string;
  county?: string;
  from?: string;
  to?: string;
  priority: string;
  sharing?: string;
}

const REASONS: readonly GapReason[] = ['not published', 'not held', 'damaged', 'not yet imported', 'unknown'];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const LONGEST_REASON = 500;

function dayOf(text: string): string {
  const read = readIssueDate(text);
  if ('problem' in read) throw new UserError(`${read.problem}.`);
  if (read.precision !== 'day') throw new UserError(`"${text}" is not a day: write it as 1824-02-17.`);
  return read.date;
}

/** `1824-02-17`, or `1824-02-17..1824-03-30`. */
function spanOf(text: string): { from: string; to: string } {
  const [first = '', last = first] = text.split('..');
  const span = { from: dayOf(first), to: dayOf(last) };
  if (span.to < span.from) throw new UserError(`${text}: the first day must not be after the last.`);
  return span;
}

async function requireTitle(db: Database, id: string): Promise<void> {
  if (!(await isTitle(db, id)))
    throw new UserError(`There is no newspaper ${id}. \`newspapers list\` names all of them.`);
}

/** `muniment newspapers`: what a curator decides about newspapers. */
function newspapersCommand({ say, withSite }: AdminConsole): Command {
  const command = new Command('newspapers').description(
    'who may read newspapers, why issues are missing, and articles that are closed',
  );

  command
    .command('list')
    .description('every newspaper, with its id')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await listTitles(db)).map(({ id, name, county, issues, first, last }) => [
          id,
          name,
          county ?? '',
          String(issues),
          first ?? '',
          last ?? '',
        ]);
        tableLines(['id', 'name', 'county', 'issues', 'first', 'last'], rows).forEach(say);
      }),
    );

  command
    .command('rules')
    .description('every rule on who may read')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await accessRules(db)).map(
          ({ id, titleId, county, fromDate, toDate, access, priority, allowsSharing = null }) => [
            String(id),
            titleId ?? '',
            county ?? '',
            fromDate ?? '',
            toDate ?? '',
            access,
            String(priority),
            allowsSharing === null ? '' : allowsSharing ? 'yes' : 'no',
          ],
        );
        tableLines(['rule', 'newspaper', 'county', 'from', 'to', 'who', 'priority', 'sharing'], rows).forEach(say);
      }),
    );

  command
    .command('allow')
    .description('adds a rule: who may read the texts and see the pages of the issues that its options name')
    .argument('<who>', 'free, members, subscribers or institution:ID')
    .option('--title <id>', 'issues of one newspaper')
    .option('--county <name>', 'issues of newspapers of one county')
    .option('--from <date>', 'issues of that day and later, 1824-02-17')
    .option('--to <date>', 'issues up to that day')
    .option('--priority <number>', 'between rules that are equally specific, the higher one decides', '0')
    .option(
      '--sharing <yes|no>',
      'whether members may share pictures of clippings with people who may not read the page, up to 35 % of it',
    )
    .addHelpText(
      'after',
      '\nThe most specific rule decides: a newspaper before its county, either with dates before without. Where no rule applies members read.\nWithout --sharing, pictures of clippings are shared from pages for members, and not from pages that are paid for.',
    )
    .action((who: string, { title, county, from, to, priority, sharing }: RuleOptions) =>
      withSite(async ({ db }) => {
        if (!isNewspaperAccess(who))
          throw new UserError(`${who}: it must be free, members, subscribers or institution:ID.`);
        if (!/^-?\d{1,6}$/u.test(priority)) throw new UserError('--priority must be a whole number.');
        if (sharing !== undefined && sharing !== 'yes' && sharing !== 'no')
          throw new UserError('--sharing must be yes or no.');
        if (title !== undefined) await requireTitle(db, title);
        const [fromDate, toDate] = [from === undefined ? null : dayOf(from), to === undefined ? null : dayOf(to)];
        if (fromDate !== null && toDate !== null && toDate < fromDate)
          throw new UserError('--from must not be after --to.');
        const id = await addAccessRule(db, {
          titleId: title ?? null,
          county: county?.trim() || null,
          fromDate,
          toDate,
          access: who,
          priority: Number(priority),
          allowsSharing: sharing === undefined ? null : sharing === 'yes',
        });
        say(`Rule ${id} is in force.`);
      }),
    );

  command
    .command('disallow')
    .description('removes a rule')
    .argument('<rule>', 'its number')
    .action((rule: string) =>
      withSite(async ({ db }) => {
        if (!/^\d{1,15}$/u.test(rule) || !(await removeAccessRule(db, Number(rule))))
          throw new UserError(`There is no rule ${rule}.`);
        say(`Rule ${rule} is removed.`);
      }),
    );

  command
    .command('gap')
    .description('notes why issues are missing, for the calendar and the coverage of searches')
    .argument('<newspaper>', 'its id')
    .argument('<reason>', REASONS.join(', '))
    .argument('<days...>', 'days, 1824-02-17, or spans, 1824-02-17..1824-03-30')
    .action((title: string, reason: string, days: string[]) =>
      withSite(async ({ db }) => {
        const known = REASONS.find((each) => each === reason);
        if (!known) throw new UserError(`${reason}: it must be ${REASONS.join(', ')}.`);
        await requireTitle(db, title);
        const spans = days.map(spanOf);
        let noted = 0;
        for (const span of spans) {
          const count = await explainGaps(db, title, span, known);
          if (count === null) throw new UserError(`${span.from}..${span.to}: at most 200 years at a time.`);
          noted += count;
        }
        say(
          known === 'unknown'
            ? `Forgotten for ${countInWords(noted, 'day')}.`
            : `Noted for ${countInWords(noted, 'day')}.`,
        );
      }),
    );

  command
    .command('weekdays')
    .description('sets the weekdays a newspaper came out on; missing issues are worked out from them')
    .argument('<newspaper>', 'its id')
    .argument('<weekdays...>', 'monday, tuesday, … or auto: as its issues show')
    .action((title: string, names: string[]) =>
      withSite(async ({ db }) => {
        await requireTitle(db, title);
        const isAuto = names.length === 1 && names[0] === 'auto';
        const unknown = isAuto ? undefined : names.find((name) => !WEEKDAYS.includes(name.toLowerCase()));
        if (unknown !== undefined) throw new UserError(`${unknown} is not a weekday.`);
        await setWeekdays(
          db,
          title,
          isAuto ? null : [...new Set(names.map((name) => WEEKDAYS.indexOf(name.toLowerCase()) + 1))].sort(),
        );
        say(isAuto ? 'Its weekdays are worked out from its issues.' : 'Its weekdays are set.');
      }),
    );

  command
    .command('closed')
    .description('the articles that are closed, with why')
    .action(() =>
      withSite(async ({ db }) =>
        tableLines(
          ['article', 'headline', 'reason'],
          (await closedArticles(db)).map(({ id, headline, reason }) => [id, headline ?? '', reason]),
        ).forEach(say),
      ),
    );

  command
    .command('close')
    .description('closes an article: it is found and shown nowhere, and covered on its page')
    .argument('<article>', 'its id')
    .requiredOption('--reason <text>', 'why, for the list of closed articles')
    .action((id: string, { reason }: { reason: string }) =>
      withSite(async ({ db }) => {
        const why = reason.trim().slice(0, LONGEST_REASON);
        if (why === '') throw new UserError('--reason must say why.');
        if (!(await closeArticle(db, id, why))) throw new UserError(`There is no article ${id}.`);
        say(`${id} is closed, and covered on the image of its page.`);
      }),
    );

  command
    .command('open')
    .description('opens a closed article')
    .argument('<article>', 'its id')
    .action((id: string) =>
      withSite(async ({ db }) => {
        if (!(await closeArticle(db, id, null))) throw new UserError(`There is no article ${id}.`);
        say(`${id} is open.`);
      }),
    );
  return command;
}

export default defineCommand(80, newspapersCommand);
