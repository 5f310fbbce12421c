// What comes when a text has a sign of doubt (useReadings).
export { readingAloud } from '#domain/kernel/readings/readingAloud.ts';
export { readingInText } from '#domain/kernel/readings/readingInText.ts';
export { ReadingNote } from './ReadingNote.tsx';
export { ReadingSigns } from './ReadingSigns.tsx';
