import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeName, TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { childOf, type GedcomLine, pointerOf } from '../gedcomLine.ts';
import { type Claim, claimOf, type Reading } from './claim.ts';
import { readCommon } from './readCommon.ts';
import { readFactInto } from './readFact.ts';
import type { ReadingContext } from './readingContext.ts';
import { readName } from './readName.ts';

const SEXES: Readonly<Record<string, TreeSex>> = { M: 'm', F: 'f', X: 'x' };

/** What `_LIVING` says; null for neither yes nor no. */
function livingOf(value: string): TreePerson['livingFlag'] {
  if (/^\s*(?:Y|YES|1|TRUE)\s*$/iu.test(value)) return 'living';
  return /^\s*(?:N|NO|0|FALSE)\s*$/iu.test(value) ? 'deceased' : null;
}

const isPortrait = (line: GedcomLine) => /^\s*Y/iu.test(childOf(line, '_PRIM')?.value ?? '');

/** Reads an INDI record. @param id - number the person has in the tree. */
export function readPersonRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreePerson> {
  const names: TreeName[] = [];
  const facts: TreeFact[] = [];
  let sex: TreeSex | null = null;
  let livingFlag: TreePerson['livingFlag'] = null;

  function readOwn(line: GedcomLine, index: number): Claim | null {
    switch (line.tag) {
      case 'NAME':
        names.push(readName(line, index, names.length === 0, context));
        return claimOf('name');
      case 'SEX':
        if (sex !== null) return null;
        sex = SEXES[line.value.trim().charAt(0).toUpperCase()] ?? 'u';
        return claimOf('sex');
      case 'FAMS':
      case 'FAMC': {
        const xref = pointerOf(line.value);
        const family = xref === null ? null : context.idOf('family', xref, line.number);
        return family === null ? null : claimOf(line.tag === 'FAMS' ? 'partner-of' : 'child-of', family);
      }
      case '_LIVING':
        if (livingFlag !== null) return null;
        livingFlag = livingOf(line.value);
        return livingFlag === null ? null : claimOf('living');
      default:
        return readFactInto(facts, 'person', line, index, context);
    }
  }

  const { parts, claims } = readCommon(record, context, readOwn, isPortrait);
  return { value: { id, sex: sex ?? 'u', names, facts, ...parts, livingFlag }, claims };
}
