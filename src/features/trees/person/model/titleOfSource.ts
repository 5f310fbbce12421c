import { sourceTexts } from './texts.ts';

/** What a source is called; never empty. */
export const titleOfSource = ({ title }: { title: string }): string => title || sourceTexts.untitled;
