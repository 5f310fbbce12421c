import { findInstitution, listInstitutions } from '#server/engines/identity/saml/institutionStore.ts';
import { partnerStore } from '#server/modules/billing/partners/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Organisation, OrganisationKind } from '#server/modules/kernel/graphql/types.generated.ts';
import type { LookedAfter } from '#server/modules/records/stewards/index.ts';

type Site = Pick<RequestContext, 'db' | 'site'>;

/** What stewards of an organisation look after. */
export const lookedAfter = (kind: OrganisationKind, id: string): LookedAfter => ({
  kind: kind === 'LIBRARY' ? 'institution' : 'partner',
  id,
});

/** An organisation by what its stewards look after; null where there is none, and for record sets. */
export async function findOrganisation({ db, site }: Site, { kind, id }: LookedAfter): Promise<Organisation | null> {
  if (kind === 'set') return null;
  const isLibrary = kind === 'institution';
  const found = isLibrary ? await findInstitution(db, site.mode, id) : await partnerStore(db).byId(id);
  return found && { kind: isLibrary ? 'LIBRARY' : 'PARTNER', id, name: found.name };
}

/** Every library, then every partner organisation, each by name. */
export async function allOrganisations({ db, site }: Site): Promise<Organisation[]> {
  const [libraries, partners] = [await listInstitutions(db, site.mode), await partnerStore(db).all()];
  return [
    ...libraries.map(({ id, name }) => ({ kind: 'LIBRARY' as const, id, name })),
    ...partners.map(({ id, name }) => ({ kind: 'PARTNER' as const, id, name })),
  ];
}

/** What a member looks after. */
export const organisationsOf = async (site: Site, memberId: number): Promise<Organisation[]> => {
  const own = await site.db.rows<{ institution: string | null; partner: string | null }>(
    '/* organisations.own */ SELECT institution_id AS institution, partner_id AS partner FROM steward WHERE member_id = $1 AND set_key IS NULL AND ended_at IS NULL',
    [memberId],
  );
  const all = await allOrganisations(site);
  return all.filter(({ kind, id }) =>
    own.some(({ institution, partner }) => (kind === 'LIBRARY' ? institution : partner) === id),
  );
};
