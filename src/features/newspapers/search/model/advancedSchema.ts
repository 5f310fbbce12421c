import { object } from 'yup';

import { narrowFields } from './narrowSchema.ts';

/** The advanced search: its words can say anything, what narrows it is checked as beside the results. */
export const advancedSchema = object(narrowFields);
