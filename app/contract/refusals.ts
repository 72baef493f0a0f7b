/**
 * Why a call is refused: a code for programs, the same in every language (D24), and its status. The server has a
 * sentence for each (app/server/messages); the portal says its own for those it knows.
 */
export const refusalStatus = {
  /** Nobody is signed in, or no longer. */
  notSignedIn: 401,
  /** Whoever is signed in may not do this. */
  forbidden: 403,
  /** No such thing, or it is somebody else's: the two are told alike. */
  notFound: 404,
  /** Edited since it was read: `version` is another. */
  stale: 409,
  /** The key of an earlier call that asked for something else. */
  keyReused: 409,
  /** The profile breaks a rule of §5: `fields` says which. */
  invalidProfile: 422,
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
  /** The database is away for a moment. */
  databaseDown: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
