/** What is in the menu of a chart. */
export const menuTexts = {
  savePdf: 'Save as PDF',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  print: 'Print',
  about: 'About this tree',
  statistics: 'Statistics',
  places: 'Places',
  anniversaries: 'Anniversaries',
  reports: 'Reports',
  relationship: 'How are they related?',
  quality: 'Data quality',
  viewAsSelf: 'View as yourself',
  viewAsGuest: 'View as a guest',
  viewAsVisitor: 'View as a visitor',
  settings: 'Tree settings',
};
