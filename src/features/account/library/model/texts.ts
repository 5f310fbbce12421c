/** Said of every library sign-in that failed for no reason the reader could mend; without a final full stop (spec 1 section 8, Q-002). */
export const TRY_AGAIN_LATER = 'Try again in a few minutes, or contact your library admin team if this keeps happening';
