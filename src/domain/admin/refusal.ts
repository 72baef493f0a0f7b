/**
 * Why an administrator's action was refused. `edited` means that somebody else saved the record since it was read.
 * `demonstration`: nobody is signed in there, and it does not allow this change (D51).
 */
export type AdminRefusal =
  | 'gone'
  | 'changed'
  | 'passwordNeeded'
  | 'emailTaken'
  | 'accountExists'
  | 'accountSuspended'
  | 'accountMerged'
  | 'notMergeable'
  | 'nameTaken'
  | 'ownAccount'
  | 'adminAccount'
  | 'lastOwner'
  | 'fixedOwner'
  | 'accountDeleted'
  | 'refundChanged'
  | 'insufficientBalance'
  | 'balanceTooLarge'
  | 'demonstration'
  | 'noClaimant'
  | 'recordedAlready'
  | 'notResendable'
  | 'stale'
  | 'edited';
