export { placesOfTree } from './placeAnswers.ts';
