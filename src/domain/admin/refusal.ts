/**
 * Why an administrator's action was not done: the thing is gone, its status has changed meanwhile, the e-mail has an account
 * already, or the catalogue has the name, it is the administrator's own account or another administrator's, the only owner or one of the environment's, or the customer's is deleted; so much cannot be given
 * back, or the balance does not suffice; it was saved by somebody else since it was read (`edited` for what a dialog changes); or it is the demonstration, in which nobody has signed in, and which does not change this (D51); or no customer has the e-mail that money is assigned to; or a mail cannot be sent again.
 */
export type AdminRefusal =
  | 'gone'
  | 'changed'
  | 'emailTaken'
  | 'nameTaken'
  | 'ownAccount'
  | 'adminAccount'
  | 'lastOwner'
  | 'fixedOwner'
  | 'accountDeleted'
  | 'refundChanged'
  | 'insufficientBalance'
  | 'demonstration'
  | 'noClaimant'
  | 'notResendable'
  | 'stale'
  | 'edited';
