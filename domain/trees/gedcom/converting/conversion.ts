import type { GedcomLine } from '../gedcomLine.ts';
import type { LossCounter } from '../writing/exportReport.ts';

/** What turning one version into the other keeps in mind from record to record. */
export interface Conversion {
  losses: LossCounter;
  /** What a record is called in the other version. */
  xref: (xref: string) => string;
}

/**
 * Names of records for a version that does not allow all names: each is always turned into the same, and no two into
 * one.
 */
export function createXrefNames(
  isAllowed: (xref: string) => boolean,
  allowedFrom: (xref: string) => string,
): (xref: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return (xref) => {
    const known = names.get(xref);
    if (known !== undefined) return known;
    const base = isAllowed(xref) ? xref : allowedFrom(xref);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
    names.set(xref, name);
    taken.add(name);
    return name;
  };
}

/** A converted line that its version has no tag for, with one of the writer's own, which both versions allow. */
export function asOwnTag(line: GedcomLine, { losses }: Conversion, version: string): GedcomLine {
  losses.count(`${line.tag} is not known to ${version}: written as _${line.tag}`);
  return { ...line, tag: `_${line.tag}` };
}
