// What only editors of a person need: one file, which comes with the first profile they may change.
export { EditingProvider } from './components/EditingProvider.tsx';
export { AddMedia } from './forms/AddMedia.tsx';
export { CitationsForm } from './forms/CitationsForm.tsx';
export { FactForm } from './forms/FactForm.tsx';
export { MediumForm } from './forms/MediumForm.tsx';
export { MergePeopleDialog } from './forms/MergePeopleDialog.tsx';
export { NameForm } from './forms/NameForm.tsx';
export { NotesForm } from './forms/NotesForm.tsx';
export { RemovePersonDialog } from './forms/RemovePersonDialog.tsx';
export { SourceForm } from './forms/SourceForm.tsx';
export { StatusForm } from './forms/StatusForm.tsx';
export { StoryForm } from './forms/StoryForm.tsx';
