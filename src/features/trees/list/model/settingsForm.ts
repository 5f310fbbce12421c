import type { FamilyTree } from '#features/trees/core/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';

/** What the settings of a tree are while they are changed. */
export interface SettingsValues {
  name: string;
  description: string;
  showSurnamesUppercase: boolean;
  /** Id of the person the tree starts with; empty while it has no people. */
  rootPerson: string;
}

/** The settings as they are. */
export const settingsOf = ({ name, description, showSurnamesUppercase, rootPerson }: FamilyTree): SettingsValues => ({
  name,
  description,
  showSurnamesUppercase,
  rootPerson: rootPerson?.id ?? '',
});

/**
 * What was typed and not saved; null for what is no draft of these settings. The person stays the stored one, whose
 * name the field shows.
 */
export function readSettingsDraft(stored: SettingsValues, typed: unknown): SettingsValues | null {
  const draft = likeInitial(stored, typed);
  return draft && { ...draft, rootPerson: stored.rootPerson };
}

/** The settings as the server takes them. */
export const settingsInput = ({ name, description, showSurnamesUppercase, rootPerson }: SettingsValues) => ({
  name: name.trim(),
  description: description.trim(),
  showSurnamesUppercase,
  ...(rootPerson !== '' && { rootPerson }),
});
