/** Address of the article of the help that explains what could not be read, and how it is marked. */
export const READINGS_EXPLAINED = '/help/articles/214-unclear-readings';
