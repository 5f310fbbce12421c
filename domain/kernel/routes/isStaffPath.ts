/** Whether a path is of the area of staff, by its first part; held equal to their routes by a test. */
export const isStaffPath = (path: string): boolean => /^\/internal\b/iu.test(path);
