// What only editors of a person need: one file, which comes with the first profile they may change.
export { EditingProvider } from './components/EditingProvider.tsx';
export { AddMedia } from './forms/AddMedia.tsx';
export { CitationsForm } from './forms/CitationsForm.tsx';
export { FactForm } from './forms/FactForm.tsx';
export { MediumForm } from './forms/MediumForm.tsx';
export { MergePeopleDialog, RemovePersonDialog } from './forms/PersonDialogs.tsx';
export { NameForm } from './forms/NameForm.tsx';

export { SourceForm } from './forms/SourceForm.tsx';
export { StatusForm } from './forms/StatusForm.tsx';
export { StoryForm, NotesForm } from './forms/PersonTextForms.tsx';
