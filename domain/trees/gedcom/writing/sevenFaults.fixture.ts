import { TAGS_OF_7 } from '../converting/conversion.ts';

const LINE = /^(0|[1-9]\d*)(?: @([A-Z0-9_]+)@)? ([A-Z][A-Z0-9_]*|_[A-Z0-9_]+)(?: (.*))?$/su;
const POINTER = /^@([A-Z0-9_]+)@$/u;

const WHOM: Readonly<Record<string, string>> = {
  HUSB: 'INDI',
  WIFE: 'INDI',
  CHIL: 'INDI',
  ASSO: 'INDI',
  ALIA: 'INDI',
  FAMS: 'FAM',
  FAMC: 'FAM',
  OBJE: 'OBJE',
  REPO: 'REPO',
  SNOTE: 'SNOTE',
  SOUR: 'SOUR',
  SUBM: 'SUBM',
};
const PAYLOADS: readonly [path: RegExp, payload: RegExp][] = [
  [/ (?:NCHI|NMR)$/u, /^\d+$/u],
  [/ QUAY$/u, /^[0-3]$/u],
  [/ TIME$/u, /^\d{1,2}:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/u],
  [/ RESN$/u, /^(?:CONFIDENTIAL|LOCKED|PRIVACY)(?:, (?:CONFIDENTIAL|LOCKED|PRIVACY))*$/u],
  [/ PLAC MAP LATI$/u, /^[NS]\d{1,3}(?:\.\d+)?$/u],
  [/ PLAC MAP LONG$/u, /^[EW]\d{1,3}(?:\.\d+)?$/u],
  [/ (?:CHAN|CREA) DATE$/u, /^\d{1,2} [A-Z]{3} \d{1,4}$/u],
  [/^INDI (?:FAMS|FAMC|ASSO|ALIA|SUBM|ANCI|DESI)$|^FAM (?:HUSB|WIFE|CHIL|SUBM)$/u, POINTER],
  [/^INDI (?:BIRT|DEAT|BURI|CHR)$/u, /^Y?$/u],
];

/**
 * What is wrong with a file of version 7 by the grammar of its specification, and by its pointers. Written without the
 * code it judges.
 */
export function sevenFaults(text: string): string[] {
  const faults: string[] = [];
  const names = new Map<string, string>();
  const pointers: [line: number, name: string, tag: string][] = [];
  const way: string[] = [];
  let above = -1;
  text
    .replace(/\n$/u, '')
    .split('\n')
    .forEach((line, index) => {
      const at = index + 1;
      if (/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/u.test(line)) faults.push(`${at}: a character that is not allowed`);
      const [, level, name, tag = '', value = ''] = LINE.exec(line) ?? [];
      if (level === undefined) return void faults.push(`${at}: no line: ${line.slice(0, 60)}`);
      if (Number(level) > above + 1) faults.push(`${at}: the level jumps`);
      above = Number(level);
      way.splice(above, way.length, tag);
      const isOurs = way.every((each) => !each.startsWith('_'));
      for (const [path, payload] of isOurs ? PAYLOADS : [])
        if (path.test(way.join(' ')) && !payload.test(value)) faults.push(`${at}: ${way.join('.')} says ${value}`);
      if (name !== undefined) {
        if (level !== '0') return;
        if (name === 'VOID' || names.has(name)) faults.push(`${at}: the name ${name} is taken`);
        names.set(name, tag);
      }
      const [, pointer] = POINTER.exec(value) ?? [];
      if (pointer !== undefined) pointers.push([at, pointer, isOurs ? tag : '']);
      else if (value.startsWith('@') && !value.startsWith('@@'))
        faults.push(`${at}: an at sign that is no pointer’s: ${value.slice(0, 60)}`);
      if (pointer !== undefined && ['NAME', 'PAGE', 'TITL', 'CONT', 'NOTE'].includes(tag) && TAGS_OF_7.has(tag))
        faults.push(`${at}: ${tag} points`);
    });
  for (const [at, pointer, tag] of pointers) {
    if (pointer === 'VOID') continue;
    if (!names.has(pointer)) faults.push(`${at}: there is no ${pointer}`);
    else if (
      WHOM[tag] !== undefined &&
      WHOM[tag] !== names.get(pointer) &&
      names.get(pointer)?.startsWith('_') !== true
    )
      faults.push(`${at}: ${tag} points at ${names.get(pointer)}`);
  }
  return faults;
}
