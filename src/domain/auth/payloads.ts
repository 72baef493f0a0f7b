import * as v from 'valibot';
import { hasInvisible } from '@/domain/values/visibleText';
import {
  COUNTRY_CODES,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  VERIFICATION_CODE_LENGTH,
} from './constants';
import { isRegionOf } from './regions';

/**
 * Addresses that the auth library accepts, in lower case. It adds top-level domains of other writing systems, which
 * browsers send encoded: `ann@пример.рф` as `ann@xn--e1afmkfd.xn--p1ai`. The server gives the library the same pattern,
 * so that every account that can be created can also sign in.
 */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** Encodes the domain as mail servers expect it: `anna@почта.рф` as `anna@xn--80a1acny.xn--p1ai`. */
export function toAsciiEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Letters only: the URL parser would read a port or a path from other characters.
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = `http://${domain}/`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform(toAsciiEmail),
  v.maxLength(EMAIL_MAX_LENGTH),
  v.regex(EMAIL_PATTERN),
);

/** Any writing system, emoji and punctuation, but no invisible characters. */
const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(NAME_MAX_LENGTH),
  v.check((name) => !hasInvisible(name)),
);

const agreementsSchema = v.object({
  userAgreement: v.boolean(),
  serviceTerms: v.boolean(),
  refundPolicy: v.boolean(),
  dataProcessing: v.boolean(),
});

/** Login has no minimum length, so that the answer reveals nothing but a wrong password. */
export const loginPayloadSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_MAX_LENGTH)),
});

export const registrationPayloadSchema = v.pipe(
  v.object({
    email: emailSchema,
    password: v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH), v.maxLength(PASSWORD_MAX_LENGTH)),
    firstName: nameSchema,
    lastName: nameSchema,
    countryCode: v.picklist(COUNTRY_CODES),
    region: v.string(),
    agreements: agreementsSchema,
  }),
  v.forward(
    v.check(({ countryCode, region }) => isRegionOf(countryCode, region)),
    ['region'],
  ),
);

export const verificationPayloadSchema = v.object({
  email: emailSchema,
  code: v.pipe(v.string(), v.length(VERIFICATION_CODE_LENGTH), v.regex(/^[0-9]+$/)),
});

/** The current password is only compared; the new one must satisfy the rules of registration. */
export const passwordChangePayloadSchema = v.object({
  currentPassword: loginPayloadSchema.entries.password,
  newPassword: registrationPayloadSchema.entries.password,
});

export const resendPayloadSchema = v.object({ email: emailSchema });

/** `returnTo` is a path of this site. A registration also sends its agreements, checked or not. */
export const externalSignInPayloadSchema = v.object({
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  agreements: v.optional(agreementsSchema),
});

export type LoginPayload = v.InferOutput<typeof loginPayloadSchema>;
export type RegistrationPayload = v.InferOutput<typeof registrationPayloadSchema>;
export type VerificationPayload = v.InferOutput<typeof verificationPayloadSchema>;
export type ResendPayload = v.InferOutput<typeof resendPayloadSchema>;
export type ExternalSignInPayload = v.InferOutput<typeof externalSignInPayloadSchema>;
export type PasswordChangePayload = v.InferOutput<typeof passwordChangePayloadSchema>;
export type Agreements = RegistrationPayload['agreements'];

/** Registration needs every agreement. The consent to data processing is never checked in advance. */
export function hasAllAgreements(agreements: Agreements): boolean {
  return Object.values(agreements).every(Boolean);
}
