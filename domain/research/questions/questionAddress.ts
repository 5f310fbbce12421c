/** A question of a member's, as `q-` and twenty letters. */
export const isQuestionId = (text: string): boolean => /^q-[a-z2-7]{20}$/u.test(text);

/** The page of a research question. It is not below `/my-research`, where no other address is (ROUTE-124). */
export const questionAddress = (id: string): string => `/research-questions/${encodeURIComponent(id)}`;

/** The same as a report to be printed. */
export const questionReportAddress = (id: string): string => `${questionAddress(id)}/report`;
