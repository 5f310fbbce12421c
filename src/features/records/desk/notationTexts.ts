import { figure } from '#domain/kernel/wording/countInWords.ts';

/** Where very many names would be read as not fully legible. */
export const notationTexts = {
  title: 'This is probably the wrong way of marking unclear letters',
  text: (inDoubt: number, names: number) =>
    `Of ${figure(names)} names, ${figure(inDoubt)} would be shown as not fully legible. In most registers it is one in a hundred. Look at the rows below, and choose another way with the columns.`,
} as const;
