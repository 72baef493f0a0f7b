/**
 * Why an administrator's action was not done: the thing is gone, its status has changed meanwhile, the e-mail has an account
 * already, it is the administrator's own account, or the customer's is deleted; so much cannot be given back, or the balance that was
 * topped up by it does not suffice.
 */
export type AdminRefusal =
  | 'gone'
  | 'changed'
  | 'emailTaken'
  | 'ownAccount'
  | 'accountDeleted'
  | 'refundChanged'
  | 'insufficientBalance';
