import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';
import { derivePerson, type DerivedPerson } from '#domain/trees/core/derivePerson.ts';
import { yearOfDay } from '#domain/trees/core/encodedDay.ts';
import { estimateBornBy } from '#domain/trees/core/living/estimateBornBy.ts';
import { firstYearEvidence } from '#domain/trees/core/living/firstYearEvidence.ts';
import { gatherLives } from '#domain/trees/core/living/gatherLives.ts';
import { personLiving } from '#domain/trees/core/living/personLiving.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { GedcomCounts } from '#domain/trees/gedcom/interpreting/surveyGedcom.ts';

import type { GedcomSource } from './gedcomSource.ts';
import { checkMedia } from './media/checkMedia.ts';
import { type MediaFiles, createNamedFiles } from './media/mediaFiles.ts';
import { createProblemList, type GedcomProblems } from './problemList.ts';
import { type AtRecord, interpretFile, surveyFile, refusalAsError } from './readTwice.ts';

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
  /** People treated as living: hidden from everyone but who may edit the tree. */
  living: number;
  doubles: { listed: LikelyDouble[]; total: number };
}

const MOST_DOUBLES = 20;

type Policy = { asOfYear: number; livingYears: number };

/** Gathers who lives and who is twice in a file, from people and families as they pass. */
function createGathering({ asOfYear, livingYears }: Policy) {
  const lives = gatherLives();
  const names = new Map<string, number>();
  /** People whose relatives alone may show whether they live. */
  const unrecorded = createIntColumn();
  let statedLiving = 0;

  function judge(id: number, { livingFlag, isKnownDead }: DerivedPerson): void {
    if (livingFlag === null && !isKnownDead) unrecorded.push(id);
    else if (personLiving({ livingFlag, isKnownDead, bornBy: null, bornByReason: '' }, asOfYear, livingYears).isLiving)
      statedLiving += 1;
  }

  return {
    addPerson(id: number, derived: DerivedPerson): void {
      lives.addPerson(id, derived);
      judge(id, derived);
      const { birth, given, surname } = derived;
      if (birth.from === null || given === '' || surname === '') return;
      const name = `${given} ${surname}\t${yearOfDay(birth.from)}`;
      names.set(name, (names.get(name) ?? 0) + 1);
    },
    addFamily({ partners, children, facts }: TreeFamily): void {
      lives.addFamily({ partners, children, ownBornBy: firstYearEvidence(facts) });
    },
    living(): number {
      const bounds = estimateBornBy(lives.finish());
      const isLiving = (id: number) =>
        personLiving(
          { livingFlag: null, isKnownDead: false, bornBy: bounds.yearOf(id), bornByReason: '' },
          asOfYear,
          livingYears,
        ).isLiving;
      return unrecorded.values().reduce((count, id) => count + (isLiving(id) ? 1 : 0), statedLiving);
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
 * Reads a whole file and says what an import would make of it. Nothing is stored. The policy is the one living people
 * are informed by; `memberBytes` what the media of the member's trees take already.
 * @throws UserError for what is no GEDCOM, too large, or asks for more memory than a file of a family does.
 */
export const checkGedcom = (
  source: GedcomSource,
  policy: Policy & { memberBytes: number },
  atRecord: AtRecord = () => undefined,
): Promise<GedcomCheck> => refusalAsError(() => check(source, policy, atRecord));

async function check(
  source: GedcomSource,
  { memberBytes, ...policy }: Policy & { memberBytes: number },
  atRecord: AtRecord,
): Promise<GedcomCheck> {
  const { report, problems } = createProblemList();
  const surveyed = await surveyFile(source, report, atRecord);
  const gathering = createGathering(policy);
  const named = createNamedFiles(source, surveyed.survey.dialect);
  for await (const records of interpretFile(source, surveyed, report, atRecord)) {
    for (const { main, record } of records) {
      named.add(record);
      if (main?.kind === 'person') gathering.addPerson(main.document.id, derivePerson(main.document));
      if (main?.kind === 'family') gathering.addFamily(main.document);
    }
  }
  const { file, survey, records } = surveyed;
  const files = await checkMedia(source, named.all(), memberBytes, () => atRecord(records));
  return {
    ...file,
    records,
    counts: survey.counts,
    files,
    problems: problems(),
    living: gathering.living(),
    doubles: gathering.doubles(),
  };
}
