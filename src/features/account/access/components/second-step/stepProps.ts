import type { AcceptedAnswer } from '../../model/useAnswer.ts';

/** What every question after the password is given. */
export interface StepProps {
  uid: string;
  onTaken: (taken: AcceptedAnswer) => void;
  /** To the password again; `message` says why, null when the reader wanted to. */
  onBack: (message: string | null) => void;
}
