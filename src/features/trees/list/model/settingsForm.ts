import type { FamilyTree } from '#features/trees/core/index.ts';

/** What the settings of a tree are while they are changed. */
export interface SettingsValues {
  name: string;
  description: string;
  visibility: 'private' | 'public' | 'subscribers';
  showSurnamesUppercase: boolean;
  /** Id of the person the tree begins with; empty while it has nobody. */
  rootPerson: string;
}

/** The settings as they are. */
export const settingsOf = ({ name, description, isPublic, needsSubscription, showSurnamesUppercase, rootPerson }: FamilyTree): SettingsValues => ({
  name,
  description,
  visibility: !isPublic ? 'private' : needsSubscription ? 'subscribers' : 'public',
  showSurnamesUppercase,
  rootPerson: rootPerson?.id ?? '',
});

/** The settings as the server takes them. */
export const settingsInput = ({ name, description, visibility, showSurnamesUppercase, rootPerson }: SettingsValues) => ({
  name: name.trim(),
  description: description.trim(),
  isPublic: visibility !== 'private',
  needsSubscription: visibility === 'subscribers',
  showSurnamesUppercase,
  ...(rootPerson !== '' && { rootPerson }),
});
