import * as v from 'valibot';
import { NAME_MAX_LENGTH } from '@/domain/auth/constants';
import { resendPayloadSchema } from '@/domain/auth/payloads';
import { stripInvisible } from '@/domain/values/visibleText';
import { ExternalRefusal } from './externalAttempt';

const nameSchema = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => stripInvisible(text).trim().slice(0, NAME_MAX_LENGTH)),
  ),
  '',
);

const claimsSchema = v.object({
  given_name: nameSchema,
  family_name: nameSchema,
  name: nameSchema,
  nickname: nameSchema,
  preferred_username: nameSchema,
  // Some providers send a string, and 'false' must not count as true.
  email_verified: v.fallback(v.union([v.boolean(), v.string()]), false),
});

/** Data that the portal takes from a provider's claims. */
export interface ExternalProfile {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Full name; empty if the provider sends none, in which case no account is created. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Reads the names in a provider's claims, all of them optional. */
export function namesOf(claims: unknown): Pick<ExternalProfile, 'name' | 'firstName' | 'lastName'> {
  const parsed = v.parse(claimsSchema, claims);
  const firstName =
    parsed.given_name || parsed.name || parsed.nickname || parsed.preferred_username || parsed.family_name;
  const lastName = parsed.given_name ? parsed.family_name : '';
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
}

/** Reads the profile in a provider's claims; refuses an invalid e-mail address. */
export function profileOf(claims: unknown): ExternalProfile {
  const address = v.safeParse(resendPayloadSchema, claims);
  if (!address.success) throw new ExternalRefusal('email_invalid');
  const { email_verified: verified } = v.parse(claimsSchema, claims);
  return {
    ...namesOf(claims),
    email: address.output.email,
    emailVerified: verified === true || verified === 'true',
  };
}
