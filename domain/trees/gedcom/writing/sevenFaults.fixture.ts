import { TAGS_OF_7 } from '../converting/knownTags.ts';

const LINE = /^(0|[1-9]\d*)(?: @([A-Z0-9_]+)@)? ([A-Z][A-Z0-9_]*|_[A-Z0-9_]+)(?: (.*))?$/su;
const POINTER = /^@([A-Z0-9_]+)@$/u;

/** What is wrong with a file of version 7 by the grammar of its specification, and by its pointers. Written without the code it judges. */
export function sevenFaults(text: string): string[] {
  const faults: string[] = [];
  const names = new Set<string>();
  const pointers: [number, string][] = [];
  let above = -1;
  text.replace(/\n$/u, '').split('\n').forEach((line, index) => {
    const at = index + 1;
    if (/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/u.test(line)) faults.push(`${at}: a character that is not allowed`);
    const [, level, name, tag = '', value = ''] = LINE.exec(line) ?? [];
    if (level === undefined) return void faults.push(`${at}: no line: ${line.slice(0, 60)}`);
    if (Number(level) > above + 1) faults.push(`${at}: the level jumps`);
    above = Number(level);
    if (name !== undefined) {
      if (level !== '0') return;
      if (name === 'VOID' || names.has(name)) faults.push(`${at}: the name ${name} is taken`);
      names.add(name);
    }
    const [, pointer] = POINTER.exec(value) ?? [];
    if (pointer !== undefined) pointers.push([at, pointer]);
    else if (value.startsWith('@') && !value.startsWith('@@')) faults.push(`${at}: an at sign that is no pointer’s: ${value.slice(0, 60)}`);
    if (pointer !== undefined && ['NAME', 'PAGE', 'TITL', 'CONT', 'NOTE'].includes(tag) && TAGS_OF_7.has(tag)) faults.push(`${at}: ${tag} points`);
  });
  for (const [at, pointer] of pointers) if (pointer !== 'VOID' && !names.has(pointer)) faults.push(`${at}: there is no ${pointer}`);
  return faults;
}
