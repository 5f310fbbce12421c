import type { Taken } from '../../model/useAnswer.ts';

/** What every question after the password is given. */
export interface StepProps {
  uid: string;
  onTaken: (taken: Taken) => void;
  /** To the password again; `message` says why, null when the reader wanted to. */
  onBack: (message: string | null) => void;
}
