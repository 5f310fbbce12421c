import type { SettingDefinition } from './settingDefinitions.ts';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one, and goes on where one is bad. */
export interface SettingReader {
  /** Null where it is unset and has no default. */
  optional: <Value>(name: string, definition: SettingDefinition<Value>) => Value | null;
  required: <Value>(name: string, definition: SettingDefinition<Value> & { default: string }) => Value;
  /** What is wrong so far, in a sentence each; readers of settings that belong together add to it. */
  problems: string[];
}

/** An empty variable counts as unset. Of a bad setting the default is read. */
export function createSettingReader(env: Environment): SettingReader {
  const problems: string[] = [];
  const optional = <Value>(name: string, { default: preset, parse }: SettingDefinition<Value>): Value | null => {
    const text = env[name]?.trim() || preset;
    try {
      return text === null ? null : parse(text);
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}.`);
      return preset === null ? null : parse(preset);
    }
  };
  const required = <Value>(name: string, definition: SettingDefinition<Value> & { default: string }): Value =>
    optional(name, definition) as Value;
  return { optional, required, problems };
}
