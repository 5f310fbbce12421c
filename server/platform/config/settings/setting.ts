/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Takes a sentence on what is wrong with the settings; all of them are shown to the operator at once. */
export type Refuse = (sentence: string) => void;

/** How the text of a setting becomes its value. */
export interface Reader<Value, Unset = null> {
  /** @throws Error whose message, what was expected, ends the sentence "NAME must be …". */
  parse: (text: string) => Value;
  /** What holds where nothing is set and the setting has no default. */
  unset: Unset;
  /** Whether the text must not be shown to anyone. */
  isSecret: boolean;
}

/** A setting, or several that make one value. */
export interface Entry<Value> {
  /** Reads what the environment says, and goes on where it is bad. */
  read: (env: Environment, refuse: Refuse) => Value;
  /** Each setting in it, in the order of the manual. */
  settings: readonly SettingFacts[];
}

/** What is known of a setting besides its value. */
export interface SettingFacts {
  /** Name of the environment variable. */
  variable: string;
  /** As the manual says it: Markdown, on one line. */
  description: string;
  /** As an operator would write it; null where an unset setting has none. */
  default: string | null;
  /** Whether its text must not be shown to anyone. */
  isSecret: boolean;
  parse: (text: string) => unknown;
}

/** The values of entries, by their names. */
export type ValuesOf<Entries extends Record<string, Entry<unknown>>> = {
  [Name in keyof Entries]: Entries[Name] extends Entry<infer Value> ? Value : never;
};

/**
 * States a setting that has no default: unset, the reader says what holds. This is the one place that states it. An
 * empty variable counts as unset, and so does a bad one, which is refused.
 * @param variable - name of the environment variable
 * @param reader - how its text becomes a value
 * @param description - its sentence in docs/run-it.md: Markdown, on one line
 * @example setting('IIIF_VIEWERS', list(origin), 'Addresses of IIIF viewers …')
 */
export function setting<Value, Unset>(
  variable: string,
  reader: Reader<Value, Unset>,
  description: string,
): Entry<Value | Unset>;
/**
 * The same for one that has a default, which is read where the variable is unset or bad.
 * @param variable - name of the environment variable
 * @param reader - how its text becomes a value
 * @param description - its sentence in docs/run-it.md
 * @param preset - the default, as an operator would write it
 */
export function setting<Value>(
  variable: string,
  reader: Reader<Value, unknown>,
  description: string,
  preset: string,
): Entry<Value>;
export function setting<Value, Unset>(
  variable: string,
  { parse, unset, isSecret }: Reader<Value, Unset>,
  description: string,
  preset: string | null = null,
): Entry<Value | Unset> {
  const read = (env: Environment, refuse: Refuse): Value | Unset => {
    const text = env[variable]?.trim() || preset;
    try {
      return text === null ? unset : parse(text);
    } catch (error) {
      refuse(`${variable} must be ${(error as Error).message}.`);
      return preset === null ? unset : parse(preset);
    }
  };
  return { read, settings: [{ variable, description, default: preset, isSecret, parse }] };
}

/** Reads all entries, each by its name. */
export const readEntries = <Entries extends Record<string, Entry<unknown>>>(
  entries: Entries,
  env: Environment,
  refuse: Refuse,
): ValuesOf<Entries> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, entry.read(env, refuse)]),
  ) as ValuesOf<Entries>;

/** Every setting of some entries, in their order. */
export const settingsIn = (entries: Record<string, Entry<unknown>>): SettingFacts[] =>
  Object.values(entries).flatMap(({ settings }) => settings);

/** Makes one value of entries that belong together: an object of their values. */
export function group<Entries extends Record<string, Entry<unknown>>>(entries: Entries): Entry<ValuesOf<Entries>>;
/**
 * The same with a value of another form.
 * @param entries - whose values are read
 * @param settle - makes the value of theirs, and refuses those that do not go together
 */
export function group<Entries extends Record<string, Entry<unknown>>, Value>(
  entries: Entries,
  settle: (values: ValuesOf<Entries>, refuse: Refuse) => Value,
): Entry<Value>;
export function group<Entries extends Record<string, Entry<unknown>>>(
  entries: Entries,
  settle: (values: ValuesOf<Entries>, refuse: Refuse) => unknown = (values) => values,
): Entry<unknown> {
  return {
    read: (env, refuse) => settle(readEntries(entries, env, refuse), refuse),
    settings: settingsIn(entries),
  };
}

type Complete<Values> = Values & { [Name in keyof Values]: NonNullable<Values[Name]> };

const isComplete = <Values extends object>(values: Values): values is Complete<Values> =>
  !Object.values(values).includes(null);

/**
 * Values that are set together or not at all; where only some are, they are refused.
 * @param sentence - says which must be set together
 * @returns null where one is not set
 */
export function together<Values extends object>(
  values: Values,
  refuse: Refuse,
  sentence: string,
): Complete<Values> | null {
  if (isComplete(values)) return values;
  if (Object.values(values).some((value) => value !== null)) refuse(sentence);
  return null;
}
