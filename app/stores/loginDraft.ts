import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '@/domain/auth/constants';
import { readSession, writeSession } from '@app/device/sessionStore';

/* What an accidental reload must not lose, stored in this tab only. The password is never among it. */

const key = 'draft.login';

const schema = v.object({ email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)) });

/** The login as it was left in this tab; empty when it was tampered with. */
export function rememberedLogin(): string {
  return readSession(key, schema)?.email ?? '';
}

/** Keeps the login, never the password, for this tab; an empty one is forgotten. */
export function rememberLogin(email: string): void {
  writeSession(key, email === '' ? null : { email });
}
