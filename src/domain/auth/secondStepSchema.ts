import * as v from 'valibot';
import { APP_CODE_LENGTH } from './accountProtection';

/** Longer than a recovery code with separators; a longer one would only be work. */
const maxTyped = 40;

/** A code of an authenticator app. */
export const appCodeSchema = v.pipe(v.string(), v.length(APP_CODE_LENGTH), v.regex(/^[0-9]+$/));

/** The second step of a sign-in: a code of the authenticator app, or a recovery code as it was typed. */
export const secondStepSchema = v.variant('kind', [
  v.object({
    kind: v.literal('app'),
    code: appCodeSchema,
    /** Sign-ins of this browser do not ask for a code for 30 days. */
    trustsBrowser: v.boolean(),
  }),
  v.object({
    kind: v.literal('recovery'),
    code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxTyped)),
    trustsBrowser: v.boolean(),
  }),
]);

export type SecondStepPayload = v.InferInput<typeof secondStepSchema>;
