/**
 * What a reader is to a tree. The owner and editors may change it; guests were invited to look; visitors read a public
 * one.
 */
export type TreeRole = 'owner' | 'editor' | 'guest' | 'visitor';
