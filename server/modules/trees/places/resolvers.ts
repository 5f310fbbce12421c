import type { TreePlaceGroup } from '#domain/trees/places/groupSpellings.ts';
import { MOST_MERGED, type PlaceChange } from '#domain/trees/places/placeChange.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Resolvers, TreePlaceChange } from '#server/modules/kernel/graphql/types.generated.ts';
import { openTree, type OpenedTree, requireEditor, viewOf } from '#server/modules/trees/core/index.ts';

import { changeAnswer, foundBy, mapAnswer, placeAnswer } from './placeAnswers.ts';
import { latestPlaceChanges, rulesOf, savePlaceChange, setPlaceChangeUndone } from './placeChanges.ts';

const PAGE = 50;
const [MOST_LATITUDE, MOST_LONGITUDE] = [90, 180];

const isWithin = (degrees: number, most: number): boolean => Number.isFinite(degrees) && Math.abs(degrees) <= most;
const changed = () => refusal('BAD_USER_INPUT', 'The tree has changed: this place is no longer there.');

/** The places of an opened tree as its reader may know them, worked out where they hold up no other request. */
async function placesOf(context: RequestContext, opened: OpenedTree): Promise<readonly TreePlaceGroup[]> {
  const { id, version, createdAt } = opened.tree;
  const { mayEdit, seesLiving, asOfYear, livingYears } = viewOf(context, opened);
  const { key: rules } = await rulesOf(context.db, id);
  return context.wholeTrees.ask(
    { kind: 'places', tree: { id, version, createdAt }, view: { mayEdit, seesLiving, asOfYear, livingYears }, rules },
    opened.tree,
    context.signal,
  );
}

/**
 * Saves what an editor says of places of the tree they opened.
 * @throws GraphQLError `BAD_USER_INPUT` where there is no such place
 */
async function change(
  context: RequestContext,
  ref: string,
  make: (placeNamed: (id: string) => TreePlaceGroup) => { change: PlaceChange; said: string },
): Promise<TreePlaceChange> {
  const opened = await requireEditor(context, ref);
  const places = new Map((await placesOf(context, opened)).map((place) => [place.id, place]));
  const { change: made, said } = make((id) => {
    const place = places.get(id);
    if (!place) throw changed();
    return place;
  });
  const id = await savePlaceChange(context.db, opened.tree.id, opened.memberId, made, said);
  if (id === null) throw refusal('BAD_USER_INPUT', 'The places of this tree have been changed too often.');
  return { id: String(id), said, madeAt: new Date().toISOString(), isUndone: false };
}

/** The places of a tree: as a list, on a map by time, and what editors say of them. */
export const treePlaceResolvers: Resolvers = {
  Query: {
    treePlaces: async (_root, { ref, name, from: asked, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      await context.charge();
      const found = foundBy(await placesOf(context, opened), name.slice(0, 200));
      const from = Math.max(0, asked);
      return {
        total: found.length,
        places: found.slice(from, from + PAGE).map(placeAnswer),
        next: from + PAGE < found.length ? from + PAGE : null,
      };
    },
    treeMap: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      await context.charge();
      return mapAnswer(await placesOf(context, opened));
    },
    treePlaceChanges: async (_root, { ref }, context) => {
      const { tree } = await requireEditor(context, ref);
      return (await latestPlaceChanges(context.db, tree.id)).map(changeAnswer);
    },
  },
  Mutation: {
    mergeTreePlaces: (_root, { ref, into, from }, context) =>
      change(context, ref, (placeNamed) => {
        const others = [...new Set(from)].filter((id) => id !== into);
        if (others.length === 0 || others.length > MOST_MERGED)
          throw refusal('BAD_USER_INPUT', `Choose 2 to ${MOST_MERGED} places.`);
        return {
          change: { kind: 'merge', into, from: others },
          said: `${others.map((id) => placeNamed(id).name).join('; ')} = ${placeNamed(into).name}`,
        };
      }),
    setTreePlacePosition: (_root, { ref, placeId, latitude, longitude }, context) =>
      change(context, ref, (placeNamed) => {
        const { name } = placeNamed(placeId);
        if (latitude == null || longitude == null)
          return {
            change: { kind: 'position', place: placeId, position: null },
            said: `${name}: position from the gazetteer`,
          };
        if (!isWithin(latitude, MOST_LATITUDE) || !isWithin(longitude, MOST_LONGITUDE))
          throw refusal('BAD_USER_INPUT', 'This is no position on the Earth.');
        return {
          change: { kind: 'position', place: placeId, position: { latitude, longitude } },
          said: `${name}: ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
        };
      }),
    undoTreePlaceChange: async (_root, { ref, changeId, isUndone }, context) => {
      const { tree } = await requireEditor(context, ref);
      const id = /^\d{1,15}$/u.test(changeId) ? Number(changeId) : 0;
      const found = (await setPlaceChangeUndone(context.db, tree.id, id, isUndone))
        ? (await latestPlaceChanges(context.db, tree.id)).find((each) => each.id === id)
        : undefined;
      if (!found) throw refusal('BAD_USER_INPUT', 'There is no such change.');
      return changeAnswer(found);
    },
  },
};
