import { forenameUses } from '#domain/kernel/names/forenameIndex.ts';

import { fillName, nameAt, type NameRun } from './readNames.ts';
import { asking, type SentenceDraft } from './sentenceDraft.ts';

type Person = 'Father' | 'Mother' | 'Spouse';

/** `wife Mary`, `father: John Pinch`: the word says who follows. */
const WHO: Readonly<Record<string, Person>> = {
  father: 'Father',
  dad: 'Father',
  mother: 'Mother',
  mum: 'Mother',
  wife: 'Spouse',
  husband: 'Spouse',
  spouse: 'Spouse',
};
const CHILD = /^(?:son|daughter|dau|child|children|sons|daughters|born|infant)$/u;
const PARTNER = /^(?:wife|husband|widow|widower|relict|spouse)$/u;

const fieldsOf = (person: Person) => ({ first: `${person}FirstName`, last: `${person}LastName` });

/** Skips words such as `was`, `his`, `named` between a relation and a name. */
function nameFrom(draft: SentenceDraft, at: number): NameRun | null {
  let from = at;
  while (
    /^(?:is|was|named|called|a|the|his|her|of|:|,|name|being|to|late|widow|mr|mrs|\()$/u.test(draft.key(from)) &&
    draft.isFree(from) &&
    from < at + 3
  )
    from += 1;
  return nameAt(draft, from);
}

/** The surname of a parent or husband is probably the sought person's own. */
function shareLastName(draft: SentenceDraft, run: NameRun): void {
  const last = draft.written(run.lastFrom, run.end);
  if (
    last !== '' &&
    !draft.has('LastName') &&
    !draft.words.slice(0, run.start).some((_, at) => hasOwnLastName(draft, at))
  )
    draft.fill('LastName', asking(last, { variants: true }), run.lastFrom, run.end);
}

const hasOwnLastName = (draft: SentenceDraft, at: number): boolean => {
  const run = draft.isFree(at) ? nameAt(draft, at) : null;
  return run !== null && run.lastFrom < run.end && run.end - run.start > 1;
};

/** `son of William and Mary Pinch`. */
function readParents(draft: SentenceDraft, at: number, from: number): void {
  const one = nameFrom(draft, from);
  if (!one) return;
  const isAnd = /^(?:and|&)$/u.test(draft.key(one.end));
  const other = isAnd ? nameFrom(draft, one.end + 1) : null;
  if (!other) {
    const isMother = draft.key(from) !== 'mother' && isWoman(draft, one);
    if (fillName(draft, one, { first: isMother ? 'MotherFirstName' : 'FatherFirstName', last: null }, at))
      shareLastName(draft, one);
    return;
  }
  fillName(draft, one, { first: 'FatherFirstName', last: null }, at);
  fillName(
    draft,
    other,
    { first: 'MotherFirstName', last: one.lastFrom < one.end ? 'MothersMaidenName' : null },
    one.end,
  );
  shareLastName(draft, one.lastFrom < one.end ? one : other);
}

const isWoman = (draft: SentenceDraft, run: NameRun): boolean => sexOf(draft.key(run.start)) === 'f';

/** Reads the family around the person sought: parents, wife or husband. */
export function readRelations(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const key = draft.key(at);
    const next = draft.key(at + 1);
    if (CHILD.test(key) && (next === 'of' || (key === 'born' && next === 'to'))) readParents(draft, at, at + 2);
    else if (/^parents?$/u.test(key)) readParents(draft, at, at + 1);
    else if (PARTNER.test(key) && next === 'of') readPartner(draft, at, at + 2, true);
    else if (/^(?:married|m|md|wed)$/u.test(key)) readPartner(draft, at, at + 1, false);
    else if (WHO[key] !== undefined) readPerson(draft, at, WHO[key]);
  }
}

function readPartner(draft: SentenceDraft, at: number, from: number, sharesName: boolean): void {
  const run = nameFrom(draft, from);
  if (!run) return;
  const isOwn = sharesName && !draft.has('LastName');
  // "married Mary Hore": the verb stays free for the year and place that follow.
  fillName(
    draft,
    run,
    { first: 'SpouseFirstName', last: sharesName ? null : 'SpouseLastName' },
    sharesName ? at : run.start,
  );
  if (isOwn) shareLastName(draft, run);
}

function readPerson(draft: SentenceDraft, at: number, person: Person): void {
  const run = nameFrom(draft, at + 1);
  if (!run || draft.key(at + 1) === 'of') return;
  fillName(draft, run, fieldsOf(person), at);
}

function sexOf(key: string): 'm' | 'f' | null {
  const uses = forenameUses(key).filter(({ kind }) => kind === 'name');
  const sexes = new Set((uses.length > 0 ? uses : forenameUses(key)).map(({ sex }) => sex));
  return sexes.size === 1 && (sexes.has('m') || sexes.has('f')) ? (sexes.has('m') ? 'm' : 'f') : null;
}
