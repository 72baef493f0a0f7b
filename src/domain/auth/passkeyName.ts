import * as v from 'valibot';
import { MAX_PASSKEY_NAME } from './accountProtection';
import { hasInvisible } from '@/domain/values/visibleText';

/** Name that its owner gives a passkey. */
export const passkeyNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAX_PASSKEY_NAME),
  v.check((name) => !hasInvisible(name)),
);
