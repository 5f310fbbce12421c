/** What the short codes behind a church's name in FreeREG say of the register a transcript was made from. */
const REGISTER_TYPES: Readonly<Record<string, string>> = {
  AT: 'Archdeacon’s transcript',
  BT: 'Bishop’s transcript',
  DW: 'Dwelly’s transcript',
  EX: 'Extract of a register',
  MI: 'Memorial inscription',
  PH: 'Phillimore’s transcript',
  PR: 'Parish register',
  TR: 'Transcript',
};

const CODE = /\s*\(?\b(AT|BT|DW|EX|MI|PH|PR|TR)\b\)?\s*$/i;

/** The church without the code of its register: `St Mary BT` is `St Mary`. */
export const churchName = (text: string): string => text.replace(CODE, '').trim();

/** The register a church entry was transcribed from, in words; empty without a code. */
export const registerType = (text: string): string => REGISTER_TYPES[CODE.exec(text)?.[1]?.toUpperCase() ?? ''] ?? '';
