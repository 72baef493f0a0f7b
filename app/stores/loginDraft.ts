import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '@/domain/auth/constants';
import { sessionDraft } from '@app/device/sessionStore';

/** The login as typed; the password is never stored. */
export const loginDraft = sessionDraft(
  'draft.login',
  v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(EMAIL_MAX_LENGTH)) }),
);
