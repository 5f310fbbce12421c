/** Charts as pictures and on paper. */
export const pictureTexts = {
  failed: 'We couldn’t make the picture. Try a chart of fewer generations.',
  alsoShown: 'Also shown elsewhere',
  sheet: (title: string, row: number, sheet: number) => `${title}, row ${row}, sheet ${sheet}`,
};
