/** What is cut: scripts/unused/cutCode.mjs says what each means. */
export interface Cuts {
  bodies?: Readonly<Record<string, string>>;
  methods?: Readonly<Record<string, string | null>>;
  inside?: Readonly<Record<string, readonly string[]>>;
  calls?: readonly string[];
  values?: Readonly<Record<string, string>>;
  cases?: readonly string[];
  statements?: readonly string[];
  members?: readonly string[];
  texts?: ReadonlyArray<readonly [string, string]>;
}

/** The code without the parts; throws, naming the file, when one of them is not there. */
export function cutCode(source: string, cuts: Cuts, from: string): string;
