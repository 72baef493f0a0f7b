/**
 * Why an administrator's action was not done: the thing is gone, its status has changed meanwhile, the e-mail has an account
 * already, it is the administrator's own account or another administrator's, the only owner or one of the environment's, or the customer's is deleted; so much cannot be given
 * back, or the balance that was topped up by it does not suffice; it was saved by somebody else since it was read; or it is the demonstration, in which nobody has signed in, or which does not change this (D51).
 */
export type AdminRefusal =
  | 'gone'
  | 'changed'
  | 'emailTaken'
  | 'ownAccount'
  | 'adminAccount'
  | 'lastOwner'
  | 'fixedOwner'
  | 'accountDeleted'
  | 'refundChanged'
  | 'insufficientBalance'
  | 'demonstration'
  | 'notInDemonstration'
  | 'stale';
