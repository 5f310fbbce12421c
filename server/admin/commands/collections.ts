import { Command } from 'commander';
import { GraphQLError } from 'graphql';

import { parseXywh } from '#domain/records/core/pageRegion.ts';
import {
  clipForSite,
  makeSiteCollection,
  publishSiteCollection,
  removeSiteCollection,
  siteCollections,
} from '#server/modules/clippings/collections/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { withStored } from '#server/platform/config/staffSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readStored } from '#server/platform/flags/createLiveSettings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

interface ClipOptions {
  title: string;
  note: string;
  page?: string;
  article?: string;
  record?: string;
  region: string[];
}

const none = (id: string): UserError =>
  new UserError(`This site has no collection ${id} of its own. \`collections list\` names all of them.`);

/** A refusal of the module in words for the operator. */
async function inWords<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GraphQLError) throw new UserError(error.message);
    throw error;
  }
}

async function clip(
  db: Database,
  id: string,
  { title, note, page, article, record, region }: ClipOptions,
): Promise<void> {
  const boxes = region.map(parseXywh);
  if (boxes.includes(null)) throw new UserError('--region must be x,y,width,height in pixels of the image.');
  const image =
    page === undefined || boxes.length === 0
      ? null
      : await db.one<{ id: string | null }>(
          '/* collections.imageOfPage */ SELECT image_id AS id FROM newspaper_page WHERE id = $1',
          [page],
        );
  if (boxes.length > 0 && (image?.id ?? null) === null)
    throw new UserError('--region goes with a --page that has an image.');
  const regions = boxes.flatMap((box) => (box ? [{ imageId: image?.id ?? '', ...box }] : []));
  const settings = withStored(readSettings(process.env), await readStored(db));
  const isIn = await inWords(
    clipForSite(
      db,
      { publicUrl: settings.publicUrl, name: settings.siteName },
      id,
      { source: { newspaperPageId: page, articleId: article, recordId: record }, regions, title },
      note,
    ),
  );
  if (!isIn) throw none(id);
}

/** `muniment collections`: collections of the site itself and of its partners. */
function collectionsCommand({ say, withSite }: AdminConsole): Command {
  const command = new Command('collections').description('collections of the site itself and of its partners');

  command
    .command('list')
    .description('every one, with its id')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await siteCollections(db)).map(({ id, name, partnerName, isPublic, items }) => [
          id,
          name,
          partnerName ?? '',
          String(items),
          isPublic ? 'yes' : 'no',
        ]);
        tableLines(['id', 'name', 'partner', 'items', 'public'], rows).forEach(say);
      }),
    );

  command
    .command('add')
    .description('makes a collection; it is private until it is published')
    .argument('<name>')
    .option('--description <text>', 'what is in it', '')
    .option('--partner <name>', 'the partner whose collection it is; left out, it is the site’s own')
    .action((name: string, { description, partner }: { description: string; partner?: string }) =>
      withSite(async ({ db }) =>
        say(
          `Made as ${await inWords(makeSiteCollection(db, { name, description, partnerName: partner?.trim() || null }))}.`,
        ),
      ),
    );

  command
    .command('clip')
    .description('clips part of a page, an article or a record for a collection')
    .argument('<collection>', 'its id')
    .requiredOption('--title <text>', 'what the clipping is called')
    .option('--note <text>', 'shown with it in the collection', '')
    .option('--page <id>', 'page of a newspaper, with one --region or several')
    .option('--region <x,y,width,height...>', 'in pixels of the image', [])
    .option('--article <id>', 'article of a newspaper, whole')
    .option('--record <id>', 'record, with its line')
    .action((id: string, options: ClipOptions) =>
      withSite(async ({ db }) => {
        await clip(db, id, options);
        say(`Clipped for ${id}.`);
      }),
    );

  for (const [name, isPublic, done] of [
    ['publish', true, 'Anyone can find'],
    ['unpublish', false, 'No one else finds'],
  ] as const) {
    command
      .command(name)
      .description(isPublic ? 'lets anyone find and read a collection' : 'takes a collection out of all lists')
      .argument('<collection>', 'its id')
      .action((id: string) =>
        withSite(async ({ db }) => {
          if (!(await publishSiteCollection(db, id, isPublic))) throw none(id);
          say(`${done} ${id} now.`);
        }),
      );
  }

  command
    .command('remove')
    .description('removes a collection and its clippings for good')
    .argument('<collection>', 'its id')
    .action((id: string) =>
      withSite(async ({ db }) => {
        if (!(await removeSiteCollection(db, id))) throw none(id);
        say(`${id} is removed.`);
      }),
    );
  return command;
}

export default defineCommand(90, collectionsCommand);
