import { readFileSync } from 'node:fs';

import { Command } from 'commander';

import { instantOf } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import { numberHash, type Partner, partnerStore, readMemberNumbers } from '#server/modules/billing/partners/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readTimeZone } from '#server/platform/flags/createLiveSettings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { dayIn, limitIn } from '../commandOptions.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

interface PartnerOptions {
  name?: string;
  plan?: string;
  until?: string;
  members?: string;
  domain?: string[];
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u;
const MOST_MEMBERS = 10_000_000;

function domainsIn(given: readonly string[]): string[] {
  const hosts = given.map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new UserError(`--domain takes the part of an address behind @, such as example.org, and not ${wrong}.`);
  return hosts;
}

/** The first instant after a last day of the site. */
const endOf = (day: string, zone: string): Date =>
  instantOf({ day: addDays(dayIn('--until', day), 1), timeMs: 0 }, zone);

async function requirePlan(db: Database, id: string): Promise<string> {
  const plan = await planStore(db).byId(id);
  if (!plan) throw new UserError(`There is no plan ${id}.`);
  if (plan.groupName === null)
    throw new UserError(
      `The plan ${id} is in no group: members of a partner organisation have a plan of its own (PARTNER_PLAN_GROUP).`,
    );
  return plan.id;
}

/** `muniment partner`: organisations that bought a plan for their members. */
function partnerCommand({ say, settings, withSite }: AdminConsole): Command {
  const command = new Command('partner').description(
    'organisations that bought a plan for their members, who join by member number or address',
  );
  const options = (sub: Command) =>
    sub
      .option('--name <name>', 'what members call it')
      .option('--plan <id>', 'the plan its members have')
      .option('--until <date>', 'the last day')
      .option('--members <count>', 'how many may join, or "any"')
      .option('--domain <host...>', 'hosts of email addresses whose owners may join');
  const changed = async (
    db: Database,
    before: Partner,
    { name, plan, until, members, domain }: PartnerOptions,
  ): Promise<Partner> => ({
    ...before,
    ...(name !== undefined && { name }),
    ...(plan !== undefined && { planId: await requirePlan(db, plan) }),
    ...(until !== undefined && { endsAt: endOf(until, await readTimeZone(db, settings())) }),
    ...(members !== undefined && { mostMembers: limitIn('--members', members, MOST_MEMBERS) }),
    ...(domain !== undefined && { domains: domainsIn(domain) }),
  });
  const requirePartner = async (db: Database, id: string): Promise<Partner> => {
    const partner = await partnerStore(db).byId(id);
    if (!partner) throw new UserError(`There is no partner organisation ${id}.`);
    return partner;
  };

  command
    .command('list')
    .description('every organisation, with how many have joined')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await partnerStore(db).all()).map(
          ({ id, name, planId, domains, mostMembers, endsAt, numbers, joined }) => [
            id,
            name,
            planId,
            endsAt.toISOString().slice(0, 10),
            String(mostMembers ?? 'any'),
            String(numbers),
            String(joined),
            domains.join(' '),
          ],
        );
        tableLines(['id', 'name', 'plan', 'ends before', 'members', 'numbers', 'joined', 'domains'], rows).forEach(say);
      }),
    );
  options(
    command.command('add <id>').description('adds an organisation: --name, --plan and --until are needed'),
  ).action((id: string, given: PartnerOptions) =>
    withSite(async ({ db }) => {
      const { name, plan, until } = given;
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/u.test(id))
        throw new UserError('An id has letters a to z, digits and dashes only, 63 at most.');
      if (!name || name.length > 120 || !plan || !until) throw new UserError('--name, --plan and --until are needed.');
      if (await partnerStore(db).byId(id)) throw new UserError(`There is a partner organisation ${id} already.`);
      await partnerStore(db).save(
        await changed(db, { id, name, planId: plan, domains: [], mostMembers: null, endsAt: new Date(0) }, given),
      );
      say(`${name} is added. Give its member numbers with: partner numbers ${id} FILE`);
    }),
  );
  options(command.command('change <id>').description('changes what is given; what members have follows')).action(
    (id: string, given: PartnerOptions) =>
      withSite(async ({ db }) => {
        const after = await changed(db, await requirePartner(db, id), given);
        await db.transaction((tx) => partnerStore(tx).save(after));
        say(`${after.name} is changed.`);
      }),
  );
  command
    .command('numbers <id> <file>')
    .description('takes member numbers from a CSV file')
    .option('--replace', 'numbers that are not in the file are removed, and their members lose the plan')
    .action((id: string, file: string, { replace = false }: { replace?: boolean }) =>
      withSite(async ({ db }) => {
        const partner = await requirePartner(db, id);
        const { numbers, badLines } = readMemberNumbers(readFileSync(file, 'utf8'));
        if (numbers.length === 0) throw new UserError('The file holds no member number. Nothing was changed.');
        const hashes = numbers.flatMap((number) => numberHash(settings().secret, number) ?? []);
        const { added, removed } = await db.transaction((tx) =>
          partnerStore(tx).takeNumbers(partner.id, hashes, replace, new Date()),
        );
        say(`${numbers.length} numbers: ${added} are new, ${removed} were removed.`);
        if (badLines.length > 0)
          say(`Lines without a number: ${badLines.slice(0, 50).join(', ')}${badLines.length > 50 ? ' …' : ''}.`);
      }),
    );
  return command;
}

export default defineCommand(200, partnerCommand);
