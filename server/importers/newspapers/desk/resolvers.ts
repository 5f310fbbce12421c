import { isNewspaperAccess, type NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { DeskNewspaperInput, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  changedNewspaper,
  holdNewspaper,
  NEWSPAPER_ACCESS,
  newspaperRequest,
  noteNewspaperAct,
  openNewspaperManifest,
  refusedNewspaper,
  requireNewspaperStaff,
  requireSeen,
} from '#server/modules/newspapers/desk/index.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { askedManifest } from '../../manifests/askedManifest.ts';
import { setTitleAccess } from '../titleAccess.ts';
import { changeTitle, countyOf, makeTitle } from '../titleStore.ts';
import { readersOrAsk } from './freerAccess.ts';

const LONGEST_TEXT = 200;

/** What staff say of a newspaper, as it is kept. @throws GraphQLError with what is wrong */
function wordsOf({ name, placeName, county, access }: DeskNewspaperInput) {
  const textOf = (given: string | null | undefined): string | null => {
    const text = plainText(given ?? '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (text.length > LONGEST_TEXT) throw refusedNewspaper(`A text has ${LONGEST_TEXT} characters at most.`);
    return text === '' ? null : text;
  };
  const called = textOf(name);
  if (called === null || !/[\p{L}\p{N}]/u.test(called))
    throw refusedNewspaper('Say what the newspaper is called.', 'NEWSPAPER_NAME');
  const known = [...new Set(access)];
  if (!known.every((who): who is NewspaperAccess => isNewspaperAccess(who)))
    throw refusedNewspaper('Say who may read it: free, members, subscribers or institution:ID.', 'NEWSPAPER_ACCESS');
  return { name: called, placeName: textOf(placeName), county: textOf(county), access: known };
}

/** What of newspapers needs the importer: titles, and issues from other sites. */
export const newspaperImportResolvers: Resolvers = {
  Query: {
    newspaperHosts: (_root, _arguments, context) => {
      requireNewspaperStaff(context);
      return [...context.manifestHosts()];
    },
  },
  Mutation: {
    async makeNewspaper(_root, { libraryNumber, to }, context) {
      const staffId = requireNewspaperStaff(context);
      const { access, ...title } = wordsOf(to);
      const number = libraryNumber?.trim() || null;
      if (number !== null && !/^\d{7}$/u.test(number))
        throw refusedNewspaper('A number of the British Library has seven digits.', 'NEWSPAPER_NUMBER');
      const id = await context.db.transaction(async (tx) => {
        const made = await makeTitle(tx, { ...title, libraryNumber: number }, loadGazetteer());
        if (made === null)
          throw refusedNewspaper('There is a newspaper of this name or number already.', 'NEWSPAPER_TAKEN');
        await setTitleAccess(tx, [made], access);
        await noteNewspaperAct(tx, { staffId, newspaper: made, change: 'made' });
        return made;
      });
      return changedNewspaper(context.db, id);
    },
    async changeNewspaper(_root, { id, was, to }, context) {
      const staffId = requireNewspaperStaff(context);
      const kind = newspaperRequest(context, NEWSPAPER_ACCESS);
      const { access, ...title } = wordsOf(to);
      // Articles of a large newspaper are many.
      await outsideRequests(() =>
        context.db.transaction(async (tx) => {
          await holdNewspaper(tx, id);
          await requireSeen(tx, id, was);
          const county = countyOf(title, loadGazetteer());
          const asker = { kind, staffId, newspaper: { id, name: title.name } };
          const readers = await readersOrAsk(tx, asker, { county, access });
          await changeTitle(tx, id, { ...title, county: readers.county }, loadGazetteer());
          await setTitleAccess(tx, [id], readers.access);
          await noteNewspaperAct(tx, { staffId, newspaper: id, change: 'described' });
        }),
      );
      return changedNewspaper(context.db, id);
    },
    async bringNewspaperManifest(_root, { id, address }, context) {
      const staffId = requireNewspaperStaff(context);
      const asked = askedManifest(address, context.manifestHosts());
      if ('wrong' in asked)
        throw refusedNewspaper(asked.sentence, asked.wrong === 'address' ? 'NEWSPAPER_ADDRESS' : 'NEWSPAPER_HOST');
      await context.db.transaction(async (tx) => {
        await holdNewspaper(tx, id);
        await openNewspaperManifest(tx, { titleId: id, staffId, name: asked.href });
        await noteNewspaperAct(tx, { staffId, newspaper: id, change: 'manifest' });
      });
      return changedNewspaper(context.db, id);
    },
  },
};
