/** More failed files than this are no accident of a busy machine. */
const MOST_FILES = 4;

/**
 * The files of a Jest run that failed, with the first thing that went wrong in each, from Jest's JSON report.
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName:
 * string, failureMessages: string[] }[] }[] }} report
 * @returns {{ file: string, test: string, message: string }[]} an empty list when all passed
 */
export function failuresOf(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const failed = assertionResults.find(({ status }) => status === 'failed');
      const [firstLine = ''] = (failed?.failureMessages[0] ?? message).split('\n');
      return { file: name, test: failed?.fullName ?? 'the file could not be run', message: firstLine };
    });
}

/** Whether failed files are run once more, alone, to distinguish a fault of the code from a machine out of breath. */
export const isWorthRepeating = (failures) => failures.length > 0 && failures.length <= MOST_FILES;
