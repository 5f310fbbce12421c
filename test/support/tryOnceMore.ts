// A browser, a database and a machine of two cores that others use: what fails once is tried once more, and the first
// failure is printed, so that it is seen. Pure functions (the domain project) get no second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
