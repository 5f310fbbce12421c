/** Whether a path is of an area of family trees, by its first part; held equal to their routes by a test. */
export const isTreePath = (path: string): boolean => /^\/(?:[a-z-]*tree|gedcom|stories)/iu.test(path);
