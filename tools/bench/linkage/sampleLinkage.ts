import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { RecordDraft } from '#domain/records/core/record.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { describePerson } from '#domain/records/matches/describePerson.ts';
import { householdKin } from '#domain/records/matches/householdKin.ts';
import { chooseMatches, matchPersons } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { generateSampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import { fixedShare } from '../maskedName.ts';
import { type LinkageFigures, sharesAmong } from './measureLinkage.ts';

interface RecordedPerson {
  setId: string;
  personId: number;
  person: PersonDescription;
}

/** How well the records of the fictional county are matched, from a share of its records to all others. */
export interface SampleLinkage {
  asked: number;
  strong: LinkageFigures;
  possible: LinkageFigures;
}

function householdsOf(drafts: readonly RecordDraft[]): ReadonlyMap<string, RecordDraft[]> {
  const households = new Map<string, RecordDraft[]>();
  for (const draft of drafts) {
    if (draft.groupKey === null) continue;
    const members = households.get(draft.groupKey);
    if (members) members.push(draft);
    else households.set(draft.groupKey, [draft]);
  }
  return households;
}

function readSample(): RecordedPerson[] {
  const county = generateSampleCounty();
  const truth = county.truth();
  const gazetteer = loadGazetteer();
  return county.sets.flatMap(({ recordSet, records }) => {
    const drafts = [...records].filter(({ isClosed }) => !isClosed);
    const households = householdsOf(drafts);
    return drafts.map((draft) => {
      const kind = recordKind(recordSet, draft.fields);
      const members = kind === 'census' && draft.groupKey !== null ? (households.get(draft.groupKey) ?? []) : [];
      return {
        setId: recordSet.id,
        personId: truth.get(draft.id) ?? -1,
        person: describePerson(
          draft.fields,
          kind,
          gazetteer,
          householdKin(
            draft.fields,
            members.map(({ fields }) => fields),
          ),
        ),
      };
    });
  });
}

/** Records of other sets whose surname is a variant of the asked one's, by way of an index of name keys. */
function indexed(all: readonly RecordedPerson[]): (told: RecordedPerson) => RecordedPerson[] {
  const byKey = new Map<string, RecordedPerson[]>();
  const keysOf = ({ person: { surname } }: RecordedPerson): string[] =>
    nameBlockingKeys(surname.tokens.join(''), 'surname');
  for (const told of all) {
    for (const key of keysOf(told)) {
      const block = byKey.get(key);
      if (block) block.push(told);
      else byKey.set(key, [told]);
    }
  }
  return (told) =>
    [...new Set(keysOf(told).flatMap((key) => byKey.get(key) ?? []))].filter(({ setId }) => setId !== told.setId);
}

/** Matches every n-th record with those of other sets. Truth is looked at only to count. */
export function measureSampleLinkage(shareAsked: number): SampleLinkage {
  const all = readSample();
  const recordsOf = new Map<number, RecordedPerson[]>();
  for (const told of all) {
    const known = recordsOf.get(told.personId);
    if (known) known.push(told);
    else recordsOf.set(told.personId, [told]);
  }
  const shareOf = sharesAmong(all.map(({ person }) => person));
  const candidatesOf = indexed(all);
  const counts = { possible: { right: 0, all: 0 }, strong: { right: 0, all: 0 } };
  const asked = all.filter((_told, at) => fixedShare(`asked ${at}`) < shareAsked);
  let wanted = 0;
  for (const one of asked) {
    wanted += (recordsOf.get(one.personId) ?? []).filter(({ setId }) => setId !== one.setId).length;
    const candidates = candidatesOf(one).map((other, at) => ({
      id: String(at),
      source: other.setId,
      isRight: one.personId === other.personId,
      match: matchPersons(one.person, other.person, shareOf),
    }));
    for (const { word, id } of chooseMatches(candidates, candidates.length)) {
      for (const each of word === 'strong' ? (['possible', 'strong'] as const) : (['possible'] as const)) {
        counts[each].all += 1;
        if (candidates[Number(id)]?.isRight) counts[each].right += 1;
      }
    }
  }
  const figures = ({ right, all: told }: { right: number; all: number }): LinkageFigures => {
    const [precision, recall] = [right / told, right / wanted];
    return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
  };
  return { asked: asked.length, strong: figures(counts.strong), possible: figures(counts.possible) };
}
