export { line, peopleFrom, requireNoProblem } from './fromInput.ts';
export { addressOfPerson } from './questionAnswers.ts';
export { opensStill, reportOfQuestion } from './reportOfQuestion.ts';
