import { createElement, type ComponentType } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

const fetchEditors = () => import('./editorsCode.ts');
type EditorsCode = Awaited<ReturnType<typeof fetchEditors>>;

let arrived: EditorsCode | null = null;

async function fetchProvider(): Promise<EditorsCode['EditingProvider']> {
  arrived = await fetchEditors();
  return arrived.EditingProvider;
}

/** Puts edits within reach of what is inside. Drawn inside a `Suspense`; with it comes the code of all forms below. */
export const EditingProvider = lazyPart(fetchProvider);

/** A part that is drawn inside {@link EditingProvider} only, whose code has come by then. */
function inProvider<Props extends object>(choose: (code: EditorsCode) => ComponentType<Props>): ComponentType<Props> {
  return function EditorsPart(props: Props) {
    return arrived && createElement(choose(arrived), props);
  };
}

export const AddMedia = inProvider((code) => code.AddMedia);
export const CitationsForm = inProvider((code) => code.CitationsForm);
export const FactForm = inProvider((code) => code.FactForm);
export const MediumForm = inProvider((code) => code.MediumForm);
export const MergePeopleDialog = inProvider((code) => code.MergePeopleDialog);
export const NameForm = inProvider((code) => code.NameForm);
export const NotesForm = inProvider((code) => code.NotesForm);
export const RemovePersonDialog = inProvider((code) => code.RemovePersonDialog);
export const SourceForm = inProvider((code) => code.SourceForm);
export const StatusForm = inProvider((code) => code.StatusForm);
export const StoryForm = inProvider((code) => code.StoryForm);
