export const coreTexts = { check: 'Check again' };
