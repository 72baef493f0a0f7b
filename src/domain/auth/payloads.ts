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
 * The addresses that the auth library accepts, in lower case, and those in a top-level domain of another writing
 * system, which browsers send encoded: `ann@пример.рф` as `ann@xn--e1afmkfd.xn--p1ai`. The server teaches the library
 * the same pattern, so that no account can be created that could never log in.
 */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** The address with its domain as mail servers know it: `anna@почта.рф` as `anna@xn--80a1acny.xn--p1ai`. */
export function toAsciiEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Letters only: the parser would take a port or a path for something else.
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

/** Any writing system, emoji and punctuation, but nothing that cannot be seen. */
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

/** Login has no minimum length: whether a password is right is the only question, and its answer must not differ. */
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

/** The present password is only compared; the new one keeps the rule of registration. */
export const passwordChangePayloadSchema = v.object({
  currentPassword: loginPayloadSchema.entries.password,
  newPassword: registrationPayloadSchema.entries.password,
});

export const resendPayloadSchema = v.object({ email: emailSchema });

/** `returnTo` is a path of this site; a registration sends its agreements along, ticked or not. */
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

/** Registration needs every agreement; the data-processing consent is one of them but is never ticked for the person. */
export function hasAllAgreements(agreements: Agreements): boolean {
  return Object.values(agreements).every(Boolean);
}
