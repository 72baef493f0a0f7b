import * as v from 'valibot';
import { loginPayloadSchema } from '@/domain/auth/payloads';

/** The password of the person, which sensitive calls ask for again. */
export const passwordBody = v.object({ password: loginPayloadSchema.entries.password });

/** Refusals of a wrong password. */
export const passwordRefusals = [
  'wrongCurrentPassword',
  'noPassword',
  'tooManyTries',
  'passwordsBusy',
] as const;
