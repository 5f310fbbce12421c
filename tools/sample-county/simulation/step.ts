/** A stretch of the simulation: a year, or a part of one before or after a census night. Days are day numbers. */
export interface Step {
  /** First day. */
  from: number;
  /** First day of the next step. */
  to: number;
  year: number;
  /** Part of a year that passes. */
  span: number;
}
