import type { GedcomCounts } from '#domain/gedcom/interpreting/surveyGedcom.ts';
import { yearOf, yearOfDay } from '#domain/trees/encodedDay.ts';
import { estimateBornBy, type FamilyLinks, type LifeOfPerson } from '#domain/privacy/estimateBornBy.ts';
import { firstYearEvidence } from '#domain/privacy/firstYearEvidence.ts';
import { personLiving } from '#domain/privacy/personLiving.ts';
import { derivePerson, type DerivedPerson } from '#domain/trees/derive/derivePerson.ts';

import type { GedcomSource } from './gedcomSource.ts';
import { checkMedia } from './media/checkMedia.ts';
import type { MediaFiles } from './media/mediaFiles.ts';
import { createNamedFiles } from './media/namedFiles.ts';
import { createProblemList, type GedcomProblems } from './problemList.ts';
import { type AtRecord, interpretFile, surveyFile } from './readTwice.ts';

/** People of a file who may be one and the same: of one name, born in one year. */
export interface LikelyDouble {
  name: string;
  /** Year of birth. */
  born: number;
  /** How many of them there are. */
  times: number;
}

/** What an import of a file would do, found without importing it. */
export interface GedcomCheck {
  /** As the header has it; empty where it has none. */
  version: string;
  encoding: string;
  program: string;
  records: number;
  counts: GedcomCounts;
  /** What would become of the files that came with it in an archive. */
  files: MediaFiles;
  problems: GedcomProblems;
  /** People treated as living: hidden from everybody but who may edit the tree. */
  living: number;
  doubles: { listed: LikelyDouble[]; total: number };
}

const MOST_DOUBLES = 20;

type Life = Pick<DerivedPerson, 'livingFlag' | 'isKnownDead'>;

/** Gathers who lives and who stands twice in a file, from people and families as they pass. */
function createGathering() {
  const lives = new Map<number, LifeOfPerson & Life>();
  const links: FamilyLinks[] = [];
  const names = new Map<string, number>();
  return {
    lives,
    links,
    addPerson(id: number, { given, surname, birth, sex, ownBornBy, diedBy, livingFlag, isKnownDead }: DerivedPerson): void {
      lives.set(id, { sex, ownBornBy, bornFrom: yearOf(birth.from), diedBy, livingFlag, isKnownDead });
      if (birth.from === null || given === '' || surname === '') return;
      const name = `${given} ${surname}\t${yearOfDay(birth.from)}`;
      names.set(name, (names.get(name) ?? 0) + 1);
    },
    doubles(): GedcomCheck['doubles'] {
      const found = [...names].filter(([, times]) => times > 1).sort(([, one], [, other]) => other - one);
      return {
        total: found.length,
        listed: found.slice(0, MOST_DOUBLES).map(([key, times]) => {
          const [name = '', born = ''] = key.split('\t');
          return { name, born: Number(born), times };
        }),
      };
    },
  };
}

/**
 * Reads a whole file and says what an import would make of it. Nothing is stored. The policy is the one living people are told by; `memberBytes` what the media of the member's trees take already.
 * @throws UserError for what is no GEDCOM, or too large.
 */
export async function checkGedcom(source: GedcomSource, { memberBytes, ...policy }: { asOfYear: number; livingYears: number; memberBytes: number }, atRecord: AtRecord = () => undefined): Promise<GedcomCheck> {
  const { report, problems } = createProblemList();
  const surveyed = await surveyFile(source, report, atRecord);
  const gathering = createGathering();
  const named = createNamedFiles(source, surveyed.survey.dialect);
  for await (const { main, record } of interpretFile(source, surveyed, report, atRecord)) {
    named.add(record);
    if (main?.kind === 'person') gathering.addPerson(main.document.id, derivePerson(main.document));
    if (main?.kind === 'family') gathering.links.push({ partners: main.document.partners, children: main.document.children, ownBornBy: firstYearEvidence(main.document.facts) });
  }
  const bounds = estimateBornBy(gathering.lives, gathering.links);
  let living = 0;
  for (const [id, life] of gathering.lives) {
    const bound = bounds.get(id);
    if (personLiving({ ...life, bornBy: bound?.year ?? null, bornByReason: bound?.reason ?? '' }, policy.asOfYear, policy.livingYears).isLiving) living += 1;
  }
  const { file, survey, records } = surveyed;
  const files = await checkMedia(source, named.all(), memberBytes, () => atRecord(records));
  return { ...file, records, counts: survey.counts, files, problems: problems(), living, doubles: gathering.doubles() };
}
