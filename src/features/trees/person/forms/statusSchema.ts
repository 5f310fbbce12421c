import { boolean, object, string } from 'yup';

/** Loaded at the first check; every value is chosen from a list. */
export const statusSchema = object({ sex: string().required(), living: string().required(), isPrivate: boolean() });
