/**
 * How an administrator's action ended. A refusal is an answer: the thing is gone, its status has changed meanwhile, or
 * the e-mail has an account already. What no rule foresees rejects instead.
 */
export type AdminRefusal = 'gone' | 'changed' | 'emailTaken';

export type AdminOutcome<Value> =
  { status: 'done'; value: Value } | { status: 'refused'; reason: AdminRefusal };
