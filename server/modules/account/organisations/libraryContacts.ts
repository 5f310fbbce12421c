import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { LibraryContacts } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

const COLUMNS = `contacts_revision AS revision, contract_name AS "contractName", contract_email AS "contractEmail", technical_name AS "technicalName", technical_email AS "technicalEmail"`;
const LONGEST_NAME = 120;

/** Whom the site writes to at a library. @throws GraphQLError NOT_FOUND */
export async function contactsOf(db: Pick<Database, 'one'>, institutionId: string): Promise<LibraryContacts> {
  const found = await db.one<LibraryContacts>(
    `/* libraryContacts.read */ SELECT ${COLUMNS} FROM institution WHERE id = $1`,
    [institutionId],
  );
  if (!found) throw nothingHere();
  return found;
}

/**
 * Changes whom the site writes to at a library.
 *
 * @throws GraphQLError CONTACT_EMAIL for what is no address, CONTACT_NAME for a name that is too long, CONTACTS_CHANGED
 *   where another person changed them since they were seen
 */
export async function keepContacts(
  db: Pick<Database, 'one'>,
  institutionId: string,
  { revision, ...written }: LibraryContacts,
): Promise<LibraryContacts> {
  const contractName = written.contractName.trim();
  const contractEmail = written.contractEmail.trim();
  const technicalName = written.technicalName.trim();
  const technicalEmail = written.technicalEmail.trim();
  if ([contractEmail, technicalEmail].some((email) => email !== '' && !isEmailAddress(email)))
    throw refusal('CONTACT_EMAIL', 'Enter an email address, such as mary@example.com, or leave the field empty.');
  if ([contractName, technicalName].some(({ length }) => length > LONGEST_NAME))
    throw refusal('CONTACT_NAME', `A name has ${LONGEST_NAME} characters at most.`);
  const kept = await db.one<LibraryContacts>(
    `/* libraryContacts.keep */ UPDATE institution SET contract_name = $3, contract_email = $4, technical_name = $5, technical_email = $6, contacts_revision = contacts_revision + 1
     WHERE id = $1 AND contacts_revision = $2 RETURNING ${COLUMNS}`,
    [institutionId, revision, contractName, contractEmail, technicalName, technicalEmail],
  );
  if (!kept) throw refusal('CONTACTS_CHANGED', 'Another person has changed these contacts since you opened the page.');
  return kept;
}
