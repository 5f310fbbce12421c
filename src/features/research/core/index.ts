export { AddToFolder } from './AddToFolder.tsx';
export { folderAddress, RESEARCH_HUB } from './folderAddress.ts';
export { useCreateResearchFolderMutation, useResearchFoldersQuery } from './foldersApi.ts';
export { ResearchExplainer } from './ResearchExplainer.tsx';
export { folderCount } from './texts.ts';
