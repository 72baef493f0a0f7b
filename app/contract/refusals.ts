/**
 * Why a call is refused: a code for programs, the same in every language (D24), and its status. The server has a
 * sentence for each (app/server/messages); the portal says its own for those it knows.
 */
export const refusalStatus = {
  /** A field of an account form breaks its rule: each has a sentence of its own. */
  invalidEmail: 422,
  invalidPassword: 422,
  invalidFirstName: 422,
  invalidLastName: 422,
  invalidCountry: 422,
  invalidRegion: 422,
  invalidCode: 422,
  agreementsRequired: 422,
  /** A new password that is among the first to be guessed. */
  commonPassword: 422,
  /** No account has this e-mail and password. */
  wrongLogin: 401,
  /** The password is right, and the registration waits for its code. */
  emailNotVerified: 403,
  /** An administrator has suspended the account; `supportEmail` is where to write to. */
  suspended: 403,
  /** Another browser made this registration, or there is none. */
  registeredElsewhere: 403,
  wrongCurrentPassword: 403,
  /** The account signs in through an external provider. */
  noPassword: 409,
  /** The code is wrong, has expired, or was used. */
  wrongCode: 400,
  /** The code had its wrong tries: only a new one helps. */
  codeTriesUsedUp: 429,
  /** The link of a forgotten password has expired, or was used. */
  resetLinkInvalid: 400,
  /** The registration is stored, and its mail was not sent. */
  mailNotSent: 503,
  /** Mail does not go out at present. */
  codeNotSent: 503,
  resetNotSent: 503,
  /** Too many passwords wait to be hashed. */
  passwordsBusy: 503,
  /** There is no external provider, or it does not answer. */
  externalSignInOff: 404,
  externalSignInDown: 503,
  /** No session, or one that has ended. */
  notSignedIn: 401,
  /** The signed-in account may not do this. */
  forbidden: 403,
  /** An administrator looks at this account as its customer, and changes nothing of it (D33). */
  viewOnly: 403,
  /** No such resource, or another account's: the answers are the same. */
  notFound: 404,
  /** Edited since it was read: `version` is another. */
  stale: 409,
  /** Its status has changed since, and does not allow it any more. */
  changed: 409,
  /** The e-mail has an account already. */
  emailTaken: 409,
  /** The catalogue has something of this name already. */
  nameTaken: 409,
  /** Administrators neither suspend nor delete themselves. */
  ownAccount: 409,
  /** The only owner keeps the role: the portal always has one. */
  lastOwner: 409,
  /** The environment names this owner (`ADMIN_EMAILS`). */
  fixedOwner: 409,
  /** An account of another administrator, which nobody looks at and only owners change. */
  adminAccount: 409,
  /** A mail that had a secret, or that only its reader requests: staff cannot send it again. */
  notResendable: 409,
  /** No customer has this e-mail: money cannot be assigned. */
  noClaimant: 409,
  /** The customer's account is deleted: nothing is credited or delivered to it any more. */
  accountDeleted: 409,
  /** An `Idempotency-Key` that an earlier call used with another content. */
  keyReused: 409,
  /** The profile breaks a rule of §5: `fields` says which. */
  invalidProfile: 422,
  /** The status of the server does not allow this change (any more). */
  notEditable: 409,
  /** Another server of the account has this domain, or this address. */
  domainTaken: 409,
  addressTaken: 409,
  /** Only a server that runs is restarted (D8), or shows its screen: `ids` are those that do not run. */
  notActive: 409,
  /** The server has this tariff already. */
  sameTariff: 409,
  /** There is no such tariff (any more). */
  noTariff: 422,
  /** Settings that cannot be had, or not together: `fields` says which. */
  invalidSettings: 422,
  /** The way to pay does not take this: a sum below its least, a currency that is none of its own. */
  declined: 409,
  /** The way to pay does not work now. */
  unavailable: 409,
  /** The order costs another amount by now; `expected` and `given` are both in kopecks (D21). */
  priceChanged: 409,
  /** A payment that no longer waits for its money is neither paid nor deleted (D12). */
  alreadySettled: 409,
  /** A top-up is paid by its own method, never from the balance (D47). */
  topUpByMethod: 409,
  /** So much is not given back by now: `expected` is what is, `given` what was to be, both in kopecks. */
  refundChanged: 409,
  /** The balance does not suffice. */
  insufficientBalance: 409,
  /** A bill in the payer's name waits for its money (D20). */
  openBill: 409,
  /** A ticket or a message breaks a rule of §5: `fields` says which. */
  invalidTicket: 422,
  /** A file without a name or content, or of a kind that is not taken: `files` says which. */
  invalidFile: 422,
  /** More files than the call takes, `most`, or one above `megabytes`. */
  tooManyFiles: 422,
  fileTooLarge: 413,
  /** The call does not fit its schema. */
  invalidRequest: 422,
  tooManyTries: 429,
  /** More uploads are under way than the server takes at once. */
  uploadsBusy: 503,
  /** Too many bytes of the account's wait to be cleared away: nothing names what it uploaded before. */
  uploadsPending: 429,
  /** The files of the account's messages take as much as they may. */
  quotaExceeded: 409,
  /** The store of the attachments is away for a moment. */
  storageDown: 503,
  /** The platform that the servers run on does not answer for a moment. */
  provisionerDown: 503,
  /** There is no room left to write anything; nothing was saved. */
  diskFull: 503,
  /** The database is away for a moment. */
  databaseDown: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Refusals that any call may return before its content is looked at. */
export const transportStatus = {
  /** The body is none of JSON, or broke off. */
  malformedJson: 400,
  incompleteBody: 400,
  /** A NUL or half of a surrogate pair, in the path, the query or any string of the body. */
  invalidCharacters: 400,
  /** A page of another site sends it: `Origin` is not the portal's own. */
  foreignOrigin: 403,
  unknownCall: 404,
  /** `Allow` names the right ones. */
  wrongMethod: 405,
  /** A body above 64 KiB, files aside. */
  tooLarge: 413,
  notJson: 415,
  /** Of a call with files. */
  notForm: 415,
} as const;

export type TransportCode = keyof typeof transportStatus;
