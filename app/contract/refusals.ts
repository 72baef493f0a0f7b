/**
 * Refusal codes with their status, the same in every language (D24). The server has a sentence for each
 * (app/server/messages); the portal replaces those it knows.
 */
export const refusalStatus = {
  /** Invalid fields of the account forms; each code has its sentence. */
  invalidEmail: 422,
  invalidPassword: 422,
  invalidFirstName: 422,
  invalidLastName: 422,
  invalidCountry: 422,
  invalidRegion: 422,
  invalidCode: 422,
  agreementsRequired: 422,
  /** A new password that is too easy to guess. */
  commonPassword: 422,
  /** No account has this e-mail and password. */
  wrongLogin: 401,
  /** The password is correct, and the account also needs its second factor: `secondStep` takes the code. */
  secondFactorNeeded: 401,
  /** No login in this browser waits for its second factor (any more): it starts again with the password. */
  secondFactorExpired: 401,
  /** The passkey is unknown, or its answer proves nothing: also an outdated or used challenge. */
  passkeyRefused: 400,
  /** The account has as many passkeys as it may have. */
  tooManyPasskeys: 409,
  /** The account has this address already. */
  ownEmail: 409,
  /** The rights of the account belong to its address, which the server's settings name. */
  fixedEmail: 409,
  /** The link is expired, used, or of another account's change. */
  emailLinkInvalid: 400,
  /** The password is correct, but the registration is not verified. */
  emailNotVerified: 403,
  /** The account is suspended; `supportEmail` is the contact. */
  suspended: 403,
  /** The account was merged into another one: `email` is the address to sign in with. */
  signInMerged: 409,
  /** Another browser made this registration, or none exists. */
  registeredElsewhere: 403,
  /** The provider opens no new accounts. */
  registrationClosed: 403,
  /** The provider opens accounts for invited people only, and this address has no open invitation. */
  invitationNeeded: 403,
  wrongCurrentPassword: 403,
  /** The account signs in through an external provider. */
  noPassword: 409,
  /** The code is wrong, expired or used. */
  wrongCode: 400,
  /** Too many wrong attempts: a new code is needed. */
  codeTriesUsedUp: 429,
  /** The password reset link is expired or used. */
  resetLinkInvalid: 400,
  /** The registration is stored, but its mail could not be sent. */
  mailNotSent: 503,
  /** Mail cannot be sent at the moment. */
  codeNotSent: 503,
  resetNotSent: 503,
  /** Too many passwords are waiting to be hashed. */
  passwordsBusy: 503,
  /** No external provider is configured or reachable. */
  externalSignInOff: 404,
  externalSignInDown: 503,
  /** No session, or an expired one. */
  notSignedIn: 401,
  /** The session is about another account than the page that calls (`X-Account`). */
  otherAccount: 409,
  /** The signed-in account may not do this. */
  forbidden: 403,
  /** A sensitive action of staff: the session must be confirmed by the password first. */
  passwordNeeded: 403,
  /** Administrators must have a second factor, and this one has none (D33). */
  secondFactorRequired: 403,
  /** An administrator is viewing this account and cannot change it (D33). */
  viewOnly: 403,
  /** The person's role in this account does not allow it. */
  role: 403,
  /** The person with this address has access already, or owns the account. */
  alreadyMember: 409,
  /** The account has as many colleagues and open invitations as it may have. */
  tooManyMembers: 409,
  /** The invitation is unknown, used, withdrawn or expired. */
  invitationInvalid: 400,
  /** The invitation is for another address than that of the person who is signed in. */
  invitedElsewhere: 403,
  /** Staff of the provider neither join nor receive an account. */
  staffAccount: 409,
  /** The receiver's own account has servers, payments, money or tickets. */
  accountInUse: 409,
  /** A webhook may not have this address: it is private or local. */
  privateAddress: 422,
  /** The account has as many webhooks as it may have. */
  tooManyWebhooks: 409,
  /** The account has as many API tokens as it may have. */
  tooManyTokens: 409,
  /** No such resource, or another account's, which look the same. */
  notFound: 404,
  /** Changed since it was read: the `version` differs. */
  stale: 409,
  /** Its status has changed and no longer allows it. */
  changed: 409,
  /** The e-mail already has an account. */
  emailTaken: 409,
  /** The address has an account, and the invitation does not say so (`isExisting`). */
  accountExists: 409,
  /** Money of this day, amount and reference is recorded, and the request does not say so (`isRepeated`). */
  recordedAlready: 409,
  /** The balance would become larger than any sum that the portal shows. */
  balanceTooLarge: 409,
  /** A suspended or merged account gets no role. */
  accountSuspended: 409,
  /** The account was merged into another one, which has its data. */
  accountMerged: 409,
  /** These accounts cannot be merged; `obstacles` says why. */
  notMergeable: 409,
  /** The name is taken in the catalogue. */
  nameTaken: 409,
  /** The administrator's own account: a colleague decides about it, its money and its servers. */
  ownAccount: 409,
  /** The portal must keep at least one owner. */
  lastOwner: 409,
  /** The environment names this owner (`ADMIN_EMAILS`). */
  fixedOwner: 409,
  /** Another administrator's account: it cannot be viewed, and only owners can change it. */
  adminAccount: 409,
  /** A mail that had a secret, or that only its reader requests: staff cannot send it again. */
  notResendable: 409,
  /** No customer has this e-mail, so money cannot be assigned. */
  noClaimant: 409,
  /** The customer's account was deleted, so nothing can be credited or delivered. */
  accountDeleted: 409,
  /** The `Idempotency-Key` was used for different content. */
  keyReused: 409,
  /** The profile breaks a rule of §5; `fields` lists the invalid ones. */
  invalidProfile: 422,
  /** The server's status does not allow this change (any more). */
  notEditable: 409,
  /** Another server of the account has this domain or address. */
  domainTaken: 409,
  addressTaken: 409,
  /** The text is not a public key that servers accept; `problem` says why. */
  invalidSshKey: 422,
  /** The account already has this key. */
  sshKeyTaken: 409,
  /** The account has the maximum number of keys, `max`. */
  tooManySshKeys: 409,
  /** The account has as many saved filters as it may have. */
  tooManyFilters: 409,
  /** Only running servers can be restarted (D8) or show a console; `ids` lists the others. */
  notActive: 409,
  /** A rule is invalid: `rule` is its place, `problem` the field. */
  invalidFirewall: 422,
  /** The reverse name is no host name; `problem` says why. */
  invalidReverseName: 422,
  /** The disk of the chosen server is smaller than that of the snapshot. */
  smallerDisk: 409,
  /** The chosen server is in another data centre than the snapshot. */
  otherDatacenter: 409,
  /** The host of an ISO image is not on the public internet. */
  isoPrivate: 422,
  /** There is no image at the address, or its host does not answer. */
  isoUnreachable: 422,
  /** The image is larger than `max` gigabytes. */
  isoTooLarge: 422,
  /** A backup that is ordered with a server is of no server of the account, or does not fit the plan. */
  backupUnavailable: 409,
  /** A new server is being set up that was ordered with a backup of this one. */
  backupOrdered: 409,
  /** Backups are not part of the server’s options. */
  noSchedule: 409,
  /** The server has the maximum number of snapshots. */
  snapshotLimit: 409,
  /** The server already has this tariff. */
  sameTariff: 409,
  /** The tariff does not exist (any more). */
  noTariff: 422,
  /** Invalid or incompatible settings; `fields` lists them. */
  invalidSettings: 422,
  /** The payment method does not accept this sum or currency. */
  declined: 409,
  /** The payment method is unavailable. */
  unavailable: 409,
  /** The price has changed; `expected` and `given` are in kopecks (D21). */
  priceChanged: 409,
  /** A closed payment can be neither paid nor deleted (D12). */
  alreadySettled: 409,
  /** A top-up can only be paid by its own method, not from the balance (D47). */
  topUpByMethod: 409,
  /** The refund has changed: `expected` is the current one, `given` the requested one, in kopecks. */
  refundChanged: 409,
  /** The balance is too low. */
  insufficientBalance: 409,
  /** The payer has an unpaid bill (D20). */
  openBill: 409,
  /** A ticket or message breaks a rule of §5; `fields` lists the invalid ones. */
  invalidTicket: 422,
  /** A file without a name or content, or of a type that is not allowed; `files` lists the problems. */
  invalidFile: 422,
  /** Too many files (maximum `most`), or one above `megabytes`. */
  tooManyFiles: 422,
  fileTooLarge: 413,
  /** The call does not match its schema. */
  invalidRequest: 422,
  tooManyTries: 429,
  /** Too many uploads are running. */
  uploadsBusy: 503,
  /** The account has too many uploaded bytes that nothing refers to yet. */
  uploadsPending: 429,
  /** The account's attachments have reached their quota. */
  quotaExceeded: 409,
  /** The attachment store is temporarily unavailable. */
  storageDown: 503,
  /** The server platform is temporarily unavailable. */
  provisionerDown: 503,
  /** The disk is full; nothing was saved. */
  diskFull: 503,
  /** The database is temporarily unavailable. */
  databaseDown: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Refusals that any call may return before its content is processed. */
export const transportStatus = {
  /** The body is invalid or truncated JSON. */
  malformedJson: 400,
  incompleteBody: 400,
  /** NUL or a lone surrogate in the path, the query or the body. */
  invalidCharacters: 400,
  /** Sent by a page of another site: `Origin` is foreign. */
  foreignOrigin: 403,
  /** The API token is unknown, expired or revoked, or its account is suspended. */
  invalidToken: 401,
  /** The API token lacks a scope of the call, or no token may make it. */
  tokenScope: 403,
  unknownCall: 404,
  /** `Allow` lists the right methods. */
  wrongMethod: 405,
  /** The body is above 64 KiB, not counting files. */
  tooLarge: 413,
  notJson: 415,
  /** A call with files needs a form. */
  notForm: 415,
} as const;

export type TransportCode = keyof typeof transportStatus;
