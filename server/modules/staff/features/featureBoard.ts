import type { Feature } from '#domain/kernel/grants/feature.ts';
import { FEATURES, holdersByDefault, unknownFeature } from '#domain/kernel/grants/featureCatalogue.ts';
import { featureState, type FeatureFacts } from '#domain/kernel/grants/featureState.ts';
import type { Member } from '#server/engines/identity/accounts/member.ts';
import { memberByEmail, memberById } from '#server/engines/identity/accounts/memberStore.ts';
import {
  groupsOf,
  listFlags,
  listGroups,
  type Flag,
  type TestGroup,
} from '#server/engines/identity/accounts/switchStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  Feature as FeatureAnswer,
  FeatureKind,
  FeatureReader,
  FeatureReason,
} from '#server/modules/kernel/graphql/types.generated.ts';

const upper = <Kind extends string>(text: string) => text.toUpperCase().replaceAll('-', '_') as Kind;

/** Everything the site's code asks for, and what an operator made by hand beside it. */
function allFeatures(flags: readonly Flag[], groups: readonly TestGroup[]): Feature[] {
  const known = new Set(FEATURES.map(({ name }) => name));
  const byHand = [
    ...flags.map(({ name }) => unknownFeature(name, 'flag')),
    ...groups.map(({ name }) => unknownFeature(name, 'group')),
  ];
  return [...FEATURES, ...byHand.filter(({ name }) => !known.has(name))];
}

/** The feature of this name, by the code or by hand. @throws GraphQLError NOT_FOUND when there is none. */
export async function requireFeature({ db }: Pick<RequestContext, 'db'>, name: string): Promise<Feature> {
  const feature = allFeatures(await listFlags(db), await listGroups(db)).find((one) => one.name === name);
  if (!feature) throw nothingHere();
  return feature;
}

/** The account an id from outside names. @throws GraphQLError NOT_FOUND when there is none. */
export async function requireAccount({ db }: Pick<RequestContext, 'db'>, memberId: string): Promise<Member> {
  const member = await memberById(db, storedId(memberId));
  if (!member) throw nothingHere();
  return member;
}

/** An account by its number or whole address: staff look up who asked them, they do not browse. */
export async function findAccount({ db }: RequestContext, account: string): Promise<Member | null> {
  const text = account.replaceAll('\0', '').trim();
  return /^\d+$/u.test(text) ? memberById(db, Number(text)) : memberByEmail(db, text);
}

/** An account as staff see it. */
export const toReader = ({ id, firstName, lastName, email, kind }: Member): FeatureReader => ({
  memberId: String(id),
  displayName: `${firstName} ${lastName}`.trim(),
  email,
  kind,
});

/**
 * Every feature as it stands for an account, or for a visitor: of the asker with the overrides of a test, of others
 * without.
 */
export async function featureBoard(
  context: RequestContext,
  member: Member | null,
): Promise<{ reader: FeatureReader | null; provider: string; features: FeatureAnswer[] }> {
  const { db, viewer, readerOf, flagProvider } = context;
  const isSelf = member !== null && member.id === viewer.memberId;
  const seen = isSelf ? viewer : await readerOf(member?.id ?? null);
  if (!seen) throw nothingHere();
  const [flags, groups] = await Promise.all([listFlags(db), listGroups(db)]);
  const joinedGroups = member ? await groupsOf(db, member.id) : [];
  const flagsOn = flags.filter(({ isOn }) => isOn).map(({ name }) => name);
  const openGroups = groups.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  const facts: FeatureFacts = { flagsOn, openGroups, joinedGroups, ownGrants: member?.grants ?? null };

  const isOwn = ({ kind, name }: Feature): boolean | null => {
    if (member === null || (kind !== 'group' && kind !== 'grant')) return null;
    return kind === 'group' ? joinedGroups.includes(name) : (seen.grants ?? []).includes(name);
  };
  const isOnForEverybody = ({ kind, name }: Feature): boolean | null => {
    if (kind === 'grant') return null;
    return (kind === 'group' ? openGroups : flagsOn).includes(name);
  };
  return {
    reader: member && toReader(member),
    provider: flagProvider,
    features: allFeatures(flags, groups).map((feature) => {
      const { isOn, reason, heldThrough } = featureState(feature, seen, facts, isSelf && flagProvider === 'database');
      const { name: id, kind, journey, label, changes, source } = feature;
      return {
        id,
        kind: upper<FeatureKind>(kind),
        journey,
        label,
        changes,
        source,
        isOn,
        reason: upper<FeatureReason>(reason),
        heldThrough,
        isOnForEverybody: isOnForEverybody(feature),
        isOwn: isOwn(feature),
        memberCount: kind === 'group' ? (groups.find(({ name }) => name === id)?.memberCount ?? 0) : null,
        defaultHolders: kind === 'grant' ? holdersByDefault(id) : [],
      };
    }),
  };
}
