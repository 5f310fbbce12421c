/** What stands for the title of a source that has none. */
export const UNTITLED_SOURCE = 'Untitled source';

/** What a source is called. */
export const titleOfSource = ({ title }: { title: string }): string => title || UNTITLED_SOURCE;
