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
  // Some providers say it in a string, and 'false' is not a yes.
  email_verified: v.fallback(v.union([v.boolean(), v.string()]), false),
});

/** Data that the portal takes from a provider's claims. */
export interface ExternalProfile {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Both names; empty when the provider tells none, and then there is nobody to make an account for. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names in a provider's claims: providers may leave any of them out. */
export function namesOf(claims: unknown): Pick<ExternalProfile, 'name' | 'firstName' | 'lastName'> {
  const parsed = v.parse(claimsSchema, claims);
  const firstName =
    parsed.given_name || parsed.name || parsed.nickname || parsed.preferred_username || parsed.family_name;
  const lastName = parsed.given_name ? parsed.family_name : '';
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
}

/** The profile in a provider's claims; refuses an address that no account can have. */
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
