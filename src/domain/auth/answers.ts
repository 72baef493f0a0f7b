import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { memberRoles } from '../members/memberRole';
import { ROLES } from './constants';

/** `GET /api/auth/session`: who is signed in, or nobody. */
export const sessionAnswerSchema = v.object({
  user: v.nullable(
    v.object({
      /** Opaque id of the account; the e-mail is the id of a portal without one. */
      id: v.optional(v.string()),
      email: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      role: v.picklist(ROLES),
    }),
  ),
  /** End of an administrator's read-only viewing of this account (D33); absent otherwise. */
  viewedUntil: v.optional(isoMomentSchema),
  /** The admin area is closed until this administrator has a second factor (D33); absent otherwise. */
  secondFactorRequired: v.optional(v.literal(true)),
  /** Whether the person has accounts of colleagues besides their own; absent if not. */
  hasAccounts: v.optional(v.literal(true)),
  /** The colleague who acts for this account, and their role; absent for its owner. */
  acting: v.optional(v.object({ role: v.picklist(memberRoles), email: v.string() })),
});

/** `GET /api/auth/config`: features of this installation (D13, D22) and the support address. */
export const authConfigAnswerSchema = v.object({
  access: v.picklist(['open', 'session']),
  externalSignIn: v.nullable(v.object({ name: v.string() })),
  /** People who may register, unless everybody may. */
  registration: v.optional(v.picklist(['invited', 'closed'])),
  /** Support e-mail (D33); without it the brand's address is shown. */
  supportEmail: v.optional(v.string()),
});

/** Body of every failed call: a sentence in the user's language and, if defined, an error code. */
export const errorAnswerSchema = v.object({ error: v.string(), code: v.optional(v.string()) });

export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>;
export type AuthConfigAnswer = v.InferOutput<typeof authConfigAnswerSchema>;
/** Body of every failed call: a sentence, and a code that is the same in every language (D24). */
export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema> & { readonly code: string };
