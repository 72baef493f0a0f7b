/** Result of a test mail, with the mail server's own words. */
export type MailTestResult =
  | { result: 'sent'; answer: string }
  /** There is no mail server: the mail is in the folder of stored mails. */
  | { result: 'stored' }
  | { result: 'failed'; reason: string };

/** A test mail and the address that it was for. */
export type MailTest = MailTestResult & { email: string };
