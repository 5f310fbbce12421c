export { featureBoard, findAccount, toReader } from './featureBoard.ts';
