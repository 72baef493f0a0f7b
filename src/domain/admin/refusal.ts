/** Why an administrator's action was not done: the thing is gone, its status has changed meanwhile, or the e-mail has an account already. */
export type AdminRefusal = 'gone' | 'changed' | 'emailTaken';
