/** Something a record says that a tree can take: a name, a sex, or a fact of a person or of a couple. */
export interface RecordClaim {
  /** Unique within the record: `name`, `birth`, `census` … */
  key: string;
  /** As the row is headed. */
  label: string;
  of: 'name' | 'sex' | 'person' | 'couple';
  /** Type of the fact; empty for names and sexes. */
  factType: string;
  /** As a tree reads dates (`readTreeDate`); null where the record gives none. */
  date: string | null;
  place: string | null;
  /** Words of an attribute; the letter of a sex; empty for plain events. */
  value: string;
  given: string;
  surname: string;
  /** What the source says beside, kept as a note of the fact; of a name of its citation. */
  note: string;
}

/** A claim about a fact of the person. */
export const factClaim = (factType: string, label: string, recorded: Partial<RecordClaim> = {}): RecordClaim => ({
  key: factType,
  label,
  of: 'person',
  factType,
  date: null,
  place: null,
  value: '',
  given: '',
  surname: '',
  note: '',
  ...recorded,
});
