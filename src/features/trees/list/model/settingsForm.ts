import type { FamilyTree } from '#features/trees/core/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';

/** What the settings of a tree are while they are changed. */
export interface SettingsValues {
  name: string;
  description: string;
  visibility: 'private' | 'public' | 'subscribers';
  showSurnamesUppercase: boolean;
  /** Id of the person the tree starts with; empty while it has no people. */
  rootPerson: string;
}

/** Who sees a tree. */
export const visibilityOf = ({ isPublic, needsSubscription }: Pick<FamilyTree, 'isPublic' | 'needsSubscription'>): SettingsValues['visibility'] => {
  if (!isPublic) return 'private';
  return needsSubscription ? 'subscribers' : 'public';
};

/** The settings as they are. */
export const settingsOf = ({ name, description, isPublic, needsSubscription, showSurnamesUppercase, rootPerson }: FamilyTree): SettingsValues => ({
  name,
  description,
  visibility: visibilityOf({ isPublic, needsSubscription }),
  showSurnamesUppercase,
  rootPerson: rootPerson?.id ?? '',
});

const VISIBILITIES: readonly string[] = ['private', 'public', 'subscribers'] satisfies SettingsValues['visibility'][];

/** What was typed and not saved; null for what is no draft of these settings. The person stays the stored one, whose name the field shows. */
export function readSettingsDraft(stored: SettingsValues, typed: unknown): SettingsValues | null {
  const draft = likeInitial(stored, typed);
  return draft && VISIBILITIES.includes(draft.visibility) ? { ...draft, rootPerson: stored.rootPerson } : null;
}

/** The settings as the server takes them. */
export const settingsInput = ({ name, description, visibility, showSurnamesUppercase, rootPerson }: SettingsValues) => ({
  name: name.trim(),
  description: description.trim(),
  isPublic: visibility !== 'private',
  needsSubscription: visibility === 'subscribers',
  showSurnamesUppercase,
  ...(rootPerson !== '' && { rootPerson }),
});
