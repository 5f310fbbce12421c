/** What every page of answers to a survey says. */
export const surveyTexts = {
  count: 'Surveys',
  percent: 'Share',
  comments: 'Comments',
  noComments: 'No comments in this time.',
};
