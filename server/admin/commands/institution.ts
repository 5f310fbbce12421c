import { Command } from 'commander';

import { contractStore } from '#server/engines/identity/contractStore.ts';
import { fetchMetadata, metadataUrl } from '#server/engines/identity/saml/fetchMetadata.ts';
import { type Institution, institutionId, isInstitutionId } from '#server/engines/identity/saml/institution.ts';
import {
  addInstitution,
  allowInstitution,
  countPatrons,
  findInstitution,
  listInstitutions,
  removeInstitution,
  updateInstitution,
} from '#server/engines/identity/saml/institutionStore.ts';
import { readMetadata } from '#server/engines/identity/saml/readMetadata.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readTimeZone } from '#server/platform/flags/createLiveSettings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { type ContractOptions, keepContract } from '../subcommands/libraryContract.ts';
import { tableLines } from '../tableLines.ts';

interface AddOptions {
  id?: string;
  name?: string;
  entity?: string;
  entitlement?: string;
}

/** The operator sees the demonstration's library as well. */
const EVERY = 'demo';

async function requireInstitution(db: Database, id: string): Promise<Institution> {
  const found = await findInstitution(db, EVERY, id);
  if (!found) throw new UserError(`There is no institution ${id}.`);
  return found;
}

async function readNew(
  source: string,
  { id, name, entity, entitlement }: AddOptions,
): Promise<Omit<Institution, 'isAllowed'>> {
  const metadata = readMetadata(await fetchMetadata(source), entity ?? null);
  const called = name ?? metadata.name;
  if (!called) throw new UserError('The metadata does not say what the institution is called: add --name.');
  const short = id ?? institutionId(called);
  if (!short || !isInstitutionId(short))
    throw new UserError('A short name has letters a to z, digits and dashes only, 63 at most: give one with --id.');
  return {
    ...metadata,
    id: short,
    name: called,
    requiredEntitlement: entitlement ?? null,
    metadataUrl: metadataUrl(source),
  };
}

/** `muniment institution`: libraries whose readers may sign in. */
function institutionCommand({ say, ask, settings, withSite }: AdminConsole): Command {
  const allow = (id: string, isAllowed: boolean) =>
    withSite(async ({ db }) => {
      const { name } = await requireInstitution(db, id);
      await allowInstitution(db, id, isAllowed);
      say(
        isAllowed
          ? `Readers of ${name} may sign in.`
          : `Readers of ${name} are turned away. Members who are signed in stay signed in until their session ends.`,
      );
    });

  const command = new Command('institution').description(
    'libraries and other institutions whose readers may sign in (SAML)',
  );
  command
    .command('list')
    .description('every institution, by name')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await listInstitutions(db, EVERY)).map(
          ({ id, name, isAllowed, requiredEntitlement, metadataUrl: url, entityId }) => [
            id,
            name,
            isAllowed ? 'yes' : 'no',
            requiredEntitlement ?? 'none',
            url ? 'address' : 'file',
            entityId,
          ],
        );
        tableLines(['id', 'name', 'allowed', 'entitlement', 'metadata', 'entity id'], rows).forEach(say);
      }),
    );
  command
    .command('add <source>')
    .description('adds an institution from its SAML metadata, a file or an https address')
    .option('--id <id>', 'short name for addresses; made from the name otherwise')
    .option('--name <name>', 'what readers call it; the metadata’s own name otherwise')
    .option('--entity <entity-id>', 'which one, where the metadata describes several')
    .option(
      '--entitlement <value>',
      'value of eduPersonEntitlement that gives a reader library access; all readers have it otherwise',
    )
    .action(async (source: string, options: AddOptions) => {
      const found = await readNew(source, options);
      await withSite(async ({ db }) => {
        const added = await addInstitution(db, found);
        if (!added)
          throw new UserError(
            `There is an institution ${found.id}, or one with the entity id ${found.entityId}, already.`,
          );
        say(
          `${added.name} is added as ${added.id}; its readers may sign in. Its administrators need this site’s metadata, at /saml/metadata.`,
        );
      });
    });
  command
    .command('allow <id>')
    .description('lets its readers sign in')
    .action((id: string) => allow(id, true));
  command
    .command('disallow <id>')
    .description('turns its readers away; their accounts stay')
    .action((id: string) => allow(id, false));
  command
    .command('refresh [id]')
    .description('reads the metadata of one institution, or of all, from its address again')
    .action((id?: string) =>
      withSite(async ({ db }) => {
        const chosen =
          id === undefined
            ? (await listInstitutions(db, EVERY)).filter((each) => each.metadataUrl !== null)
            : [await requireInstitution(db, id)];
        const failures: string[] = [];
        for (const each of chosen) {
          try {
            if (each.metadataUrl === null)
              throw new UserError('its metadata came from a file: remove and add it, or replace it by an address');
            await updateInstitution(db, each.id, readMetadata(await fetchMetadata(each.metadataUrl), each.entityId));
            say(`${each.id} is up to date.`);
          } catch (error) {
            if (!(error instanceof UserError)) throw error;
            failures.push(`${each.id} stays as it was: ${error.message}`);
          }
        }
        if (failures.length > 0) throw new UserError(failures.join('\n'));
        if (chosen.length === 0) say('No institution has an address to read metadata from.');
      }),
    );
  command
    .command('contract <id>')
    .description('what it has bought: --seats and --until; shows it without options')
    .option('--seats <count>', 'how many readers at once, or "any"')
    .option('--from <date>', 'first day; today otherwise')
    .option('--until <date>', 'last day')
    .option('--reference <text>', 'number of the invoice or order')
    .option('--remove', 'no contract any more: open to all its readers')
    .action((id: string, options: ContractOptions) =>
      withSite(async ({ db }) => {
        const { name } = await requireInstitution(db, id);
        say(await keepContract(db, { id, name }, options, await readTimeZone(db, settings())));
      }),
    );
  command
    .command('use <id>')
    .description('visits by month, for its librarian; no reader is in it')
    .action((id: string) =>
      withSite(async ({ db }) => {
        const { name } = await requireInstitution(db, id);
        const months = await contractStore(db).useOf(id);
        if (months.length === 0) return say(`${name} has not been used yet.`);
        tableLines(
          ['month', 'visits', 'records opened', 'most at once', 'found every seat taken'],
          months.map(({ month, visits, reads, mostAtOnce, turnedAway }) => [
            month,
            String(visits),
            String(reads),
            String(mostAtOnce),
            String(turnedAway),
          ]),
        ).forEach(say);
        return undefined;
      }),
    );
  command
    .command('remove <id>')
    .description('removes it with the accounts of its readers, for good')
    .option('--yes', 'do not ask')
    .action((id: string, { yes }: { yes?: boolean }) =>
      withSite(async ({ db }) => {
        const { name } = await requireInstitution(db, id);
        const answer = yes
          ? 'yes'
          : await ask(
              `Remove ${name} and the accounts of ${await countPatrons(db, id)} readers? This cannot be undone. Type yes:`,
            );
        if (answer === null) throw new UserError('There is no terminal to confirm at: add --yes.');
        if (answer.trim().toLowerCase() !== 'yes') throw new UserError('Nothing was removed.');
        await removeInstitution(db, id);
        say(`${name} is removed.`);
      }),
    );
  return command;
}

export default defineCommand(190, institutionCommand);
