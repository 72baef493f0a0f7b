import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { ROLES } from './constants';

/** `GET /api/auth/session`: who is signed in, or nobody. */
export const sessionAnswerSchema = v.object({
  user: v.nullable(
    v.object({
      email: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      role: v.picklist(ROLES),
    }),
  ),
  /** Only for an administrator who looks at this account and changes nothing (D33): when that is over. */
  viewedUntil: v.optional(isoMomentSchema),
});

/** `GET /api/auth/config`: what this installation allows (D13, D22), and whom to write to. */
export const authConfigAnswerSchema = v.object({
  access: v.picklist(['open', 'session']),
  externalSignIn: v.nullable(v.object({ name: v.string() })),
  /** Where support is written to (D33); without it the brand's own address stands. */
  supportEmail: v.optional(v.string()),
});

/** The body of every failed call: one sentence for the person, in their language; a name for programs where one is agreed. */
export const errorAnswerSchema = v.object({ error: v.string(), code: v.optional(v.string()) });

export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>;
export type AuthConfigAnswer = v.InferOutput<typeof authConfigAnswerSchema>;
/** The body of every failed call: besides the sentence, a code that stays the same in every language (D24). */
export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema> & { readonly code: string };
