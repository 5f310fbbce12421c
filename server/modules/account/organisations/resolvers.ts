import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { OrganisationKind, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  accept,
  endAppointment,
  invite,
  type LookedAfter,
  offerOf,
  peopleOf,
} from '#server/modules/records/stewards/index.ts';

import { contactMail } from './contactMail.ts';
import { allOrganisations, findOrganisation, organisationsOf } from './organisationStore.ts';
import { requireOrganisation, requireOwnOrganisations } from './requireOrganisation.ts';

/** How an organisation is named in the audit. */
const whichOf = ({ kind, id }: LookedAfter): SmallJson => (kind === 'partner' ? { partner: id } : { library: id });

async function requireAppointing(context: RequestContext, kind: OrganisationKind, id: string) {
  const { memberId: staffId, on, organisation } = await requireOrganisation(context, kind, id, 'appoint');
  return { staffId, duty: 'operations' as const, on, which: whichOf(on), organisation };
}

/** Libraries and partner organisations, who looks after them, and invitations to it. */
export const organisationResolvers: Resolvers = {
  Query: {
    organisations: async (_root, _arguments, context) => {
      const memberId = requireOwnOrganisations(context);
      return memberId === null ? allOrganisations(context) : organisationsOf(context, memberId);
    },
    organisationPeople: async (_root, { kind, id }, context) =>
      peopleOf(context.db, (await requireAppointing(context, kind, id)).on),
    organisationOffer: async (_root, { token }, context) => {
      const offer = await offerOf(context, token);
      const organisation = offer && (await findOrganisation(context, offer.on));
      return organisation && { organisation, expiresAt: offer.expiresAt, isForReader: offer.isForReader };
    },
  },
  Mutation: {
    inviteContact: async (_root, { kind, id, email }, context) => {
      const appointing = await requireAppointing(context, kind, id);
      const { publicUrl, name: siteName } = context.site;
      const { organisation } = appointing;
      return invite(context, appointing, email, (token, days) =>
        contactMail({ publicUrl, siteName, organisation, token, days }),
      );
    },
    endContact: async (_root, { kind, id, steward }, context) =>
      endAppointment(context, await requireAppointing(context, kind, id), steward),
    acceptContact: (_root, { token }, context) =>
      accept(context, token, async (tx, on) => {
        const made = await findOrganisation({ db: tx, site: context.site }, on);
        return made && { duty: 'operations', which: whichOf(on), made };
      }),
  },
};
