export { CheckAgain } from './CheckAgain.tsx';
