export { annotationFor } from './annotate.ts';
