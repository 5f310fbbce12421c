import { fork } from 'node:child_process';

/**
 * Does a step of a bench in a process of its own, so that its memory and processor time are its own.
 * @param file - module that calls `answerStep`
 * @param name - of the step, for the error
 * @throws Error when it ends without an answer
 */
export const inItsOwnProcess = <Found>(file: URL, step: object, name: string): Promise<Found> =>
  new Promise((resolve, reject) => {
    const child = fork(file, { execArgv: ['--import', 'tsx'] });
    child.once('message', (found) => resolve(found as Found));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    child.send(step);
  });

/**
 * The other side: does the step that is sent, answers and ends. The listener keeps the process running meanwhile, which
 * threads alone do not.
 */
export function answerStep<Step>(run: (step: Step) => Promise<object>): void {
  process.on('message', (step: Step) => {
    void run(step).then((found) => process.send?.(found, () => process.exit(0)));
  });
}
