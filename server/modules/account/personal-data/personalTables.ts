import type { Module } from '#server/modules/kernel/site/site.ts';

/** A table with rows about members, as it is handed to them. */
export interface PersonalTable {
  table: string;
  /** The column that says whose row it is. */
  owner: string;
  /** What the member calls it. */
  title: string;
  /**
   * Columns that are not handed over: secrets that would open the account, and what is handed over as a file of its
   * own.
   */
  withheld?: readonly string[];
  /**
   * The table whose `owner` says whose rows these are, and the column here that leads to its `id`: rows without an
   * owner of their own.
   */
  within?: { table: string; column: string };
  /**
   * A column of bytes that becomes a file of its own: one of the only row there is, or, where `of` names a column with
   * their names, one of each row, in a folder called `name`.
   */
  files?: readonly { column: string; name: string; of?: string; key?: string }[];
}

/** A table whose rows stay when their member is erased. */
export interface KeptTable extends PersonalTable {
  /** Why the law wants it kept. */
  reason: string;
  /** When what names a person in it is removed: by `forgetParties`, once an hour. */
  until: string;
}

/** What a module holds of members: a test reads the database's catalogue, and names what no module does. */
export interface PersonalTables {
  /** What is theirs, and goes with the account. */
  handedOver?: readonly PersonalTable[];
  /**
   * What outlives an erased account, because a law wants it kept: without the member, whose number is emptied, and
   * handed over like everything else while the account is there (ADR 76). What names a person in it is sealed.
   */
  keptByLaw?: readonly KeptTable[];
  /** Tables, or `table.column`, that point at members and are not handed over, each with its reason. */
  notHandedOver?: Readonly<Record<string, string>>;
}

declare module '#server/modules/kernel/site/site.ts' {
  interface Module {
    /** Its tables with rows about members. */
    personalTables?: PersonalTables;
  }
}

/** Why the books of the site are kept, and for how long. */
export const BOOKS = {
  reason: 'the law wants records of sales kept, for tax',
  until: 'six years after the end of the year in which it was written',
} as const;

/** Rows of an account for payments: its member is theirs. */
export const OF_BILLING_ACCOUNT = {
  owner: 'member_id',
  within: { table: 'billing_account', column: 'billing_account_id' },
} as const;

/** Everything the modules hand over, the account itself first. */
export function tablesToHandOver(modules: readonly Pick<Module, 'personalTables'>[]): readonly PersonalTable[] {
  const tables = modules.flatMap(({ personalTables: { handedOver = [] } = {} }) => handedOver);
  const isAccount = ({ table }: PersonalTable) => table === 'member';
  return [
    ...tables.filter(isAccount),
    ...tables.filter((table) => !isAccount(table)),
    ...modules.flatMap(({ personalTables: { keptByLaw = [] } = {} }) => keptByLaw),
  ];
}
