/**
 * Why an administrator's action was not done: the thing is gone, its status has changed meanwhile, the e-mail has an account
 * already, or it is the administrator's own account.
 */
export type AdminRefusal = 'gone' | 'changed' | 'emailTaken' | 'ownAccount';
