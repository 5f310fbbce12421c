export { forgetRatingWords } from './ratingStore.ts';
