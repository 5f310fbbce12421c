export { registerResearchReports } from './reportRoutes.ts';
export { startQuestionReports } from './startQuestionReports.ts';
