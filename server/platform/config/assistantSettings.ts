import type { SettingReader } from './createSettingReader.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** Where an assistant is reached and what it is called there. */
export interface AssistantSettings {
  /** Base address of an interface like OpenAI's: `https://api.example.org/v1`. */
  url: string;
  key: string | null;
  model: string;
}

/** The address and the model go together; some take no key. */
export function readAssistant({ optional, problems }: SettingReader): AssistantSettings | null {
  const url = optional('ASSISTANT_URL', SETTINGS.ASSISTANT_URL);
  const model = optional('ASSISTANT_MODEL', SETTINGS.ASSISTANT_MODEL);
  const key = optional('ASSISTANT_KEY', SETTINGS.ASSISTANT_KEY);
  if (url !== null && model !== null) return { url, model, key };
  if (url !== null || model !== null) problems.push('ASSISTANT_URL and ASSISTANT_MODEL must be set together.');
  return null;
}
