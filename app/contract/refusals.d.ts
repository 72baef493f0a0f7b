/**
 * Why a call is refused: a code for programs, the same in every language (D24), and its status. The server has a
 * sentence for each (app/server/messages); the portal says its own for those it knows.
 */
export declare const refusalStatus: {
  /** No session, or one that has ended. */
  readonly notSignedIn: 401;
  /** Whoever is signed in may not do this. */
  readonly forbidden: 403;
  /** No such resource, or another account's: the answers are the same. */
  readonly notFound: 404;
  /** Edited since it was read: `version` is another. */
  readonly stale: 409;
  /** Its status has changed since, and does not allow it any more. */
  readonly changed: 409;
  /** The e-mail has an account already. */
  readonly emailTaken: 409;
  /** Administrators neither suspend nor delete themselves. */
  readonly ownAccount: 409;
  /** The customer's account is deleted: nothing is credited or delivered to it any more. */
  readonly accountDeleted: 409;
  /** An `Idempotency-Key` that an earlier call used with another content. */
  readonly keyReused: 409;
  /** The profile breaks a rule of §5: `fields` says which. */
  readonly invalidProfile: 422;
  /** The status of the server does not allow this change (any more). */
  readonly notEditable: 409;
  /** Another server of the account has this domain, or this address. */
  readonly domainTaken: 409;
  readonly addressTaken: 409;
  /** Only a server that runs is restarted (D8): `ids` are those that do not. */
  readonly notActive: 409;
  /** The server has this tariff already. */
  readonly sameTariff: 409;
  /** There is no such tariff (any more). */
  readonly noTariff: 422;
  /** Settings that cannot be had, or not together: `fields` says which. */
  readonly invalidSettings: 422;
  /** The way to pay does not take this: a sum below its least, a currency that is none of its own. */
  readonly declined: 409;
  /** The way to pay does not work now. */
  readonly unavailable: 409;
  /** What is ordered costs another amount by now; `expected` and `given` are both in kopecks (D21). */
  readonly priceChanged: 409;
  /** A payment that no longer waits for its money is neither paid nor deleted (D12). */
  readonly alreadySettled: 409;
  /** The balance does not suffice. */
  readonly insufficientBalance: 409;
  /** A bill in the payer's name waits for its money (D20). */
  readonly openBill: 409;
  /** A ticket or a message breaks a rule of §5: `fields` says which. */
  readonly invalidTicket: 422;
  /** A file without a name or content, or of a kind that is not taken: `files` says which. */
  readonly invalidFile: 422;
  /** More files than the call takes, `most`, or one above `megabytes`. */
  readonly tooManyFiles: 422;
  readonly fileTooLarge: 413;
  /** The call does not fit its schema. */
  readonly invalidRequest: 422;
  readonly tooManyTries: 429;
  /** More uploads are under way than the server takes at once. */
  readonly uploadsBusy: 503;
  /** Too many bytes of the account's wait to be cleared away: nothing names what it uploaded before. */
  readonly uploadsPending: 429;
  /** The store of the attachments is away for a moment. */
  readonly storageDown: 503;
  /** The database is away for a moment. */
  readonly databaseDown: 503;
};
export type RefusalCode = keyof typeof refusalStatus;
/** What any call may be refused with before its content is looked at. */
export declare const transportStatus: {
  /** The body is none of JSON, or broke off. */
  readonly malformedJson: 400;
  readonly incompleteBody: 400;
  /** A page of another site sends it: `Origin` is not the portal's own. */
  readonly foreignOrigin: 403;
  readonly unknownCall: 404;
  /** `Allow` names the right ones. */
  readonly wrongMethod: 405;
  /** A body above 64 KiB, files aside. */
  readonly tooLarge: 413;
  readonly notJson: 415;
  /** Of a call with files. */
  readonly notForm: 415;
};
export type TransportCode = keyof typeof transportStatus;
