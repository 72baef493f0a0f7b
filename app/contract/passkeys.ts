import * as v from 'valibot';
import { passkeyNameSchema } from '@/domain/auth/passkeyName';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { passwordBody, passwordRefusals } from './ownPassword';
import { textSchema } from './shapes';

/** Options of WebAuthn as JSON, passed to the browser (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
const optionsAnswer = v.object({ options: v.looseObject({ challenge: textSchema }) });

const credentialIdSchema = v.pipe(textSchema, v.maxLength(2000));

/** Answer of the browser as JSON (`PublicKeyCredential.toJSON`), verified against the challenge. */
const answerOf = <Response extends v.GenericSchema>(response: Response) =>
  v.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: v.literal('public-key'),
    response,
    clientExtensionResults: v.object({}),
  });

const assertionSchema = answerOf(
  v.object({ clientDataJSON: textSchema, authenticatorData: textSchema, signature: textSchema }),
);
const attestationSchema = answerOf(
  v.object({
    clientDataJSON: textSchema,
    attestationObject: textSchema,
    transports: v.optional(v.array(textSchema), []),
  }),
);

/** A passkey; no answer contains its key. */
export const passkeySchema = v.object({
  id: textSchema,
  name: textSchema,
  addedAt: isoMomentSchema,
  /** Latest sign-in with it; null before the first. */
  lastUsedAt: v.nullable(isoMomentSchema),
});

/** Passkeys (WebAuthn): sign-in without a password and without a code. */
export const passkeyCalls = {
  passkeyChallenge: call({
    method: 'POST',
    path: '/api/auth/passkey/challenge',
    summary: 'Starts a sign-in with a passkey. The answer is the same for everybody and names no account.',
    role: 'anyone',
    handlesSession: true,
    answer: optionsAnswer,
    refusals: ['tooManyTries'],
  }),
  passkeyLogin: call({
    method: 'POST',
    path: '/api/auth/passkey',
    summary:
      'Signs in with a passkey that answers this browser’s challenge, once. The authenticator must have verified the person.',
    role: 'anyone',
    handlesSession: true,
    body: v.object({ response: assertionSchema }),
    answer: v.object({ email: v.string() }),
    refusals: ['passkeyRefused', 'suspended', 'signInMerged', 'tooManyTries'],
  }),
  startPasskey: call({
    method: 'POST',
    path: '/api/account/passkeys/challenge',
    summary: 'Starts adding a passkey, after the password of the account. Valid for five minutes.',
    role: 'customer',
    handlesSession: true,
    body: passwordBody,
    answer: optionsAnswer,
    refusals: [...passwordRefusals, 'tooManyPasskeys'],
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Adds the passkey that answers this browser’s challenge, once.',
    role: 'customer',
    handlesSession: true,
    isCreated: true,
    body: v.object({ name: passkeyNameSchema, response: attestationSchema }),
    answer: passkeySchema,
    refusals: ['passkeyRefused', 'tooManyPasskeys'],
  }),
  renamePasskey: call({
    method: 'PUT',
    path: '/api/account/passkeys/{id}',
    summary: 'Renames a passkey.',
    role: 'customer',
    params: v.object({ id: textSchema }),
    body: v.object({ name: passkeyNameSchema }),
    answer: passkeySchema,
    refusals: [],
  }),
  removePasskey: call({
    method: 'POST',
    path: '/api/account/passkeys/{id}/remove',
    summary: 'Removes a passkey; it no longer signs in. Sessions that it started stay.',
    role: 'customer',
    handlesSession: true,
    params: v.object({ id: textSchema }),
    body: passwordBody,
    refusals: passwordRefusals,
  }),
};
