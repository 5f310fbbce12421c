/** SQL of the name of an account; null when it is gone. */
export const memberNameSql = (column: string): string =>
  `(SELECT concat_ws(' ', first_name, last_name) FROM member WHERE member.id = ${column})`;
