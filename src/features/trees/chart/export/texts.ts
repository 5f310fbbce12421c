/** Charts as pictures and on paper. */
export const pictureTexts = {
  failed: 'We couldn’t make the picture. Try a chart of fewer generations.',
  notInSvg: (scripts: string) =>
    `This chart has letters that we have no typeface for (${scripts}). An SVG file would show boxes on other devices. Choose PDF or PNG instead.`,
  notHere: (scripts: string) =>
    `This chart has letters that neither we nor this device have a typeface for (${scripts}), so we can’t make the picture.`,
  alsoShown: 'Also shown elsewhere',
  sheet: (title: string, row: number, sheet: number) => `${title}, row ${row}, sheet ${sheet}`,
};
