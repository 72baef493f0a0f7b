import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { maxTokenName, tokenLifetimes, tokenScopes } from '@/domain/tokens/apiToken';
import { call } from './call';
import { passwordBody, passwordRefusals } from './ownPassword';
import { numberedIdSchema, textSchema } from './shapes';

const scopesSchema = v.array(v.picklist(tokenScopes));

const tokenSchema = v.object({
  id: numberedIdSchema,
  name: textSchema,
  scopes: scopesSchema,
  /** Last characters of the secret. */
  hint: textSchema,
  createdAt: isoMomentSchema,
  expiresAt: v.nullable(isoMomentSchema),
  isExpired: v.boolean(),
  lastUsedAt: v.nullable(isoMomentSchema),
});

/** API tokens of the account. Only a session may make these calls, never a token. */
export const tokensContract = {
  list: call({
    method: 'GET',
    path: '/api/tokens',
    summary: 'Lists the API tokens of the account in order of creation, without their secrets.',
    role: 'customer',
    answer: v.object({ items: v.array(tokenSchema) }),
    refusals: [],
  }),
  create: call({
    method: 'POST',
    path: '/api/tokens',
    summary:
      'Creates an API token, after the password of the person, and returns its secret, which is shown only once. A token acts for the account over `Authorization: Bearer`, within its scopes.',
    role: 'customer',
    isCreated: true,
    // Takes no transaction while a password is hashed.
    handlesSession: true,
    body: v.object({
      ...passwordBody.entries,
      name: v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(maxTokenName)),
      scopes: v.pipe(scopesSchema, v.minLength(1), v.maxLength(tokenScopes.length)),
      days: v.nullable(v.picklist(tokenLifetimes.filter((days) => days !== null))),
    }),
    answer: v.object({ token: tokenSchema, secret: textSchema }),
    refusals: [...passwordRefusals, 'tooManyTokens'],
  }),
  revoke: call({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    summary: 'Revokes a token at once; its next call is refused.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    refusals: [],
  }),
};
