/**
 * The flag that hides what is for members of their own, at library terminals. By itself: the shell needs no
 * other flag.
 */
export const LIBRARY_TERMINAL = 'library-hide-member-specific-options';
