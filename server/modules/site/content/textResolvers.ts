import { contentPlace } from '#domain/site/content/contentKinds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere, requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers, TextOrigin } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { keepText, lockText, type StoredText, textChanges, textOfChange } from './contentTextStore.ts';

const DUTY = 'content';
const CHANGED = 'Someone else changed this text meanwhile. Look at it again first; what you wrote is still here.';
const ORIGINS = {
  software: 'SOFTWARE',
  folder: 'FOLDER',
  browser: 'BROWSER',
} as const satisfies Record<string, TextOrigin>;

/** Kind and key of a text, by its name. @throws GraphQLError NOT_FOUND where no text can have this name */
function placeOf(name: string): { kind: string; key: string } {
  const place = contentPlace(name);
  if (!place) throw nothingHere();
  return place;
}

/** Keeps a change of a text, and lets readers see it at once. @returns its revision. @throws GraphQLError CONFLICT */
async function change(
  { db, content }: RequestContext,
  staffId: number,
  {
    name,
    revision,
    textIn,
  }: { name: string; revision: number; textIn: (tx: RequestContext['db']) => Promise<StoredText> },
): Promise<number> {
  const kept = await db.transaction(async (tx) => {
    if ((await lockText(tx, name)) !== revision) throw refusal('CONFLICT', CHANGED);
    const text = await textIn(tx);
    const number = await keepText(tx, { name, ...text, staffId });
    const after = { text: name, isDraft: text.isDraft, isRemoval: text.markdown === null };
    await recordStaffAct(tx, { staffId, duty: DUTY, what: 'text-changed', after });
    return number;
  });
  content.lookAgain();
  return kept;
}

/** Texts of the site as staff write them in the browser. */
export const textResolvers: Resolvers = {
  Query: {
    siteTexts: async (_root, _arguments, context) => {
      requireDuty(context, DUTY);
      return (await context.content.sources()).map(({ name, kind, title, origin, isDraft }) => ({
        name,
        kind,
        title,
        origin: ORIGINS[origin],
        isDraft,
      }));
    },
    siteText: async (_root, { name }, context) => {
      requireDuty(context, DUTY);
      const place = contentPlace(name);
      if (!place) return null;
      context.content.lookAgain();
      // The revision before the text: a change between the two is refused as a conflict, and not lost.
      const changes = await textChanges(context.db, name);
      const sources = await context.content.sources();
      const source = sources.find((text) => text.name === name);
      return {
        name,
        ...place,
        markdown: source?.markdown ?? '',
        origin: source ? ORIGINS[source.origin] : null,
        isDraft: source?.isDraft ?? false,
        revision: changes[0]?.revision ?? 0,
        changes: changes.map(({ changedAt, ...rest }) => ({ ...rest, changedAt: changedAt.toISOString() })),
      };
    },
    textAttempt: async (_root, { name, markdown }, context) => {
      requireDuty(context, DUTY);
      const { kind, key } = placeOf(name);
      const { faults, document } = await context.content.attempt(kind, key, markdown);
      // Records are counted where it is asked for.
      return { faults, document: document && { ...document, holdingCount: null } };
    },
  },
  Mutation: {
    writeSiteText: async (_root, { name, revision, markdown, isDraft }, context) => {
      const staffId = requireDuty(context, DUTY);
      const { kind, key } = placeOf(name);
      const { faults, document, ...asks } = await context.content.attempt(kind, key, markdown);
      // A draft may have faults, which its author mends before it is published; one of which nothing shows is none.
      if (!document || (!isDraft && faults.length > 0)) return { faults };
      if (!isDraft && asks.isDraft)
        return { faults: ['It says “draft: true” at its top: remove that line to publish it.'] };
      if (asks.isSample) return { faults: ['It says “sample: true” at its top, which real sites do not show.'] };
      const kept = await change(context, staffId, { name, revision, textIn: async () => ({ markdown, isDraft }) });
      return { faults: [], revision: kept };
    },
    restoreSiteText: async (_root, { name, revision, to }, context) => {
      const staffId = requireDuty(context, DUTY);
      placeOf(name);
      await change(context, staffId, {
        name,
        revision,
        textIn: async (tx) => {
          if (to === 0) return { markdown: null, isDraft: false };
          const text = await textOfChange(tx, name, to);
          if (!text) throw nothingHere();
          return text;
        },
      });
      return true;
    },
  },
};
