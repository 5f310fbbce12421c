import type { GedcomLine } from '../gedcomLine.ts';
import type { LossCounter } from '../writing/exportReport.ts';

const BOTH =
  'ABBR ADDR ADOP ADR1 ADR2 ADR3 AGE AGNC ALIA ANCI ANUL ASSO AUTH BAPL BAPM BARM BASM BIRT BLES BURI CALN CAST CAUS CENS CHAN CHIL CHR CHRA CITY CONF CONL COPR CORP CREM CTRY DATA DATE DEAT DESI DEST DIV DIVF DSCR EDUC EMAIL EMIG ENDL ENGA EVEN FACT FAM FAMC FAMS FAX FCOM FILE FORM GEDC GIVN GRAD HEAD HUSB IDNO IMMI INDI LANG LATI LONG MAP MARB MARC MARL MARR MARS MEDI NAME NATI NATU NCHI NICK NMR NOTE NPFX NSFX OBJE OCCU ORDN PAGE PEDI PHON PLAC POST PROB PROP PUBL QUAY REFN RELI REPO RESI RESN RETI SEX SLGC SLGS SOUR SPFX SSN STAE STAT SUBM SURN TEMP TEXT TIME TITL TRLR TYPE VERS WIFE WILL WWW CONT';

const set = (more: string): ReadonlySet<string> => new Set(`${BOTH} ${more}`.split(' '));

/** Every tag of GEDCOM 5.5.1. */
export const TAGS_OF_5: ReadonlySet<string> = set(
  'AFN ANCE BLOB CHAR CONC DESC FAMF FONE ORDI RELA RFN RIN ROLE ROMN SUBN',
);

/** Every tag of GEDCOM 7.0. */
export const TAGS_OF_7: ReadonlySet<string> = set(
  'CREA CROP EXID HEIGHT INIL LEFT MIME NO PHRASE ROLE SCHMA SDATE SNOTE TAG TOP TRAN UID WIDTH',
);

/** Words for what someone is to an event or a person: the list of 7, and what 5.5.1, which has none, calls them. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  CHIL: 'Child',
  CLERGY: 'Clergy',
  FATH: 'Father',
  FRIEND: 'Friend',
  GODP: 'Godparent',
  HUSB: 'Husband',
  MOTH: 'Mother',
  MULTIPLE: 'Twin or multiple birth',
  NGHBR: 'Neighbour',
  OFFICIATOR: 'Officiator',
  PARENT: 'Parent',
  SPOU: 'Spouse',
  WIFE: 'Wife',
  WITN: 'Witness',
};

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
