import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { COUNTRY_CODES } from '@/domain/auth/constants';
import { registrationPayloadSchema, resendPayloadSchema } from '@/domain/auth/payloads';
import { isRegionOf } from '@/domain/auth/regions';
import type { Db } from '../db/database';
import { toLanguage } from '../http/language';
import type { ImportLine } from './columns';
import { Refused } from './refused';

const { firstName: nameSchema } = registrationPayloadSchema.entries;

/** The whole name of a person is split after the first word. */
function namesOf({ cell }: ImportLine<'customers'>) {
  const [first = '', ...rest] = cell('name').split(/\s+/);
  const named = cell('firstName') !== '' || cell('lastName') !== '';
  const names = named
    ? { firstName: cell('firstName'), lastName: cell('lastName') }
    : { firstName: first, lastName: rest.join(' ') };
  if (!v.is(nameSchema, names.firstName))
    throw new Refused('The name is missing or has invisible characters.');
  if (names.lastName !== '' && !v.is(nameSchema, names.lastName))
    throw new Refused('The last name is too long or has invisible characters.');
  return names;
}

function placeOf({ cell }: ImportLine<'customers'>) {
  const code = cell('country').toUpperCase();
  const countryCode = COUNTRY_CODES.find((each) => each === code) ?? null;
  const region = cell('region');
  return { countryCode, region: countryCode && isRegionOf(countryCode, region) ? region : null };
}

/**
 * Creates an account without a password: its owner sets one by the link of a mail. Its address is trusted, because
 * only its mailbox can set the password.
 *
 * @returns its id
 */
export async function importCustomer(tx: Db, line: ImportLine<'customers'>, now: Date): Promise<string> {
  const email = v.safeParse(resendPayloadSchema.entries.email, line.cell('email'));
  if (!email.success) throw new Refused(`The e-mail is wrong: ${line.cell('email').slice(0, 100)}.`);
  const names = namesOf(line);
  const taken = await tx.selectFrom('user').select('id').where('email', '=', email.output).executeTakeFirst();
  if (taken) throw new Refused(`There is an account with the e-mail ${email.output} already.`);
  const id = randomUUID();
  await tx
    .insertInto('user')
    .values({
      id,
      name: `${names.firstName} ${names.lastName}`.trim(),
      email: email.output,
      emailVerified: true,
      ...names,
      ...placeOf(line),
      createdAt: now,
    })
    .execute();
  const language = toLanguage(line.cell('language').slice(0, 2).toLowerCase());
  await tx.insertInto('customer').values({ userId: id, language }).execute();
  // Somebody else may have started it.
  await tx.deleteFrom('registration').where('email', '=', email.output).execute();
  return id;
}
