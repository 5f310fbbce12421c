import { shownUse } from '#domain/account/organisations/shownUse.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import type { Institution } from '#server/engines/identity/saml/institution.ts';
import { findInstitution } from '#server/engines/identity/saml/institutionStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { LibraryDesk, LibrarySignIn, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { contactsOf, keepContacts } from './libraryContacts.ts';
import { requireOrganisation } from './requireOrganisation.ts';
import { testConnection } from './testConnection.ts';

/** A library for who looks after it. @throws GraphQLError as `requireOrganisation` */
async function requireLibrary(
  context: RequestContext,
  id: string,
  act: 'look' | 'change',
): Promise<{ memberId: number; library: Institution }> {
  const { memberId } = await requireOrganisation(context, 'LIBRARY', id, act);
  const library = await findInstitution(context.db, context.site.mode, id);
  if (!library) throw nothingHere();
  return { memberId, library };
}

const signInOf = ({
  isAllowed,
  entityId,
  signInUrl,
  signingKeys,
  requiredEntitlement,
  metadataUrl,
}: Institution): LibrarySignIn => ({
  isAllowed,
  entityId,
  signInUrl,
  signingKeys: signingKeys.length,
  requiredEntitlement,
  metadataUrl,
});

async function deskOf(db: Database, library: Institution): Promise<LibraryDesk> {
  const { id, name } = library;
  const contracts = contractStore(db);
  const contract = await contracts.byId(id);
  const now = new Date();
  const { taken, waiting } = await contracts.inUse(id, now);
  return {
    id,
    name,
    months: shownUse(await contracts.useOf(id), now),
    contract: contract && {
      seats: contract.seats,
      startsAt: contract.startsAt.toISOString(),
      endsAt: contract.endsAt.toISOString(),
      reference: contract.reference,
    },
    seatsTaken: taken,
    waiting,
    contacts: await contactsOf(db, id),
    signIn: signInOf(library),
  };
}

/** What a librarian sees of their library, tests and changes. */
export const libraryDeskResolvers: Resolvers = {
  Query: {
    libraryDesk: async (_root, { id }, context) =>
      deskOf(context.db, (await requireLibrary(context, id, 'look')).library),
  },
  Mutation: {
    testLibraryConnection: async (_root, { id }, context) =>
      testConnection(context.db, (await requireLibrary(context, id, 'look')).library),
    changeLibraryContacts: async (_root, { id, contacts }, context) => {
      const { memberId: staffId } = await requireLibrary(context, id, 'change');
      return context.db.transaction(async (tx) => {
        const kept = await keepContacts(tx, id, contacts);
        const after = { library: id };
        await recordStaffAct(tx, { staffId, duty: 'operations', what: 'library-contacts-changed', after });
        return kept;
      });
    },
  },
};
