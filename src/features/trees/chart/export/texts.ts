/** Charts as pictures and on paper. */
export const pictureTexts = {
  alsoShown: 'Also shown elsewhere',
  sheet: (title: string, row: number, sheet: number) => `${title}, row ${row}, sheet ${sheet}`,
};
