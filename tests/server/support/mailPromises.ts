/** Mails that a sentence of the portal promises. */
export type PromisedMail =
  | 'code'
  | 'reset'
  | 'access'
  | 'receipt'
  | 'bill'
  | 'act'
  | 'suspended'
  | 'deletion'
  | 'signedIn';

/** Sentences of the catalogues about mail, and the mails they promise; empty if they promise none. */
export const mailPromises: Readonly<Record<string, readonly PromisedMail[]>> = {
  'authExternal.notLinked': ['code'],
  'landing.questions.organizations.answer': ['bill', 'receipt', 'act'],
  'payer.type.individual.text': ['receipt'],
  'payer.type.soleProprietor.text': ['bill', 'receipt'],
  'payer.type.organization.text': ['bill', 'receipt', 'act'],
  'payment.result.paid.orderText': ['receipt', 'access'],
  'payment.result.paid.topUpText': ['receipt'],
  'payment.result.paid.billsText': ['receipt'],
  'payment.result.awaiting.cryptoText': ['bill'],
  'profile.hint.profileEmail': ['receipt'],
  'profile.receive.email.text': ['receipt', 'act'],
  'recovery.lead': ['reset'],
  // The invitation, which tests/server/calls/members.test.ts expects.
  'registrationMode.invited': [],
  'recovery.sent': ['reset'],
  'recovery.wait': ['reset'],
  'registration.verify.lead': ['code'],
  'registration.verify.leadNoEmail': ['code'],
  'registration.verify.code': ['code'],
  'registration.verify.codeHint': ['code'],
  'order.fromBackup.text': ['access'],
  'orderAccess.keys.windows': ['access'],
  'serverDetails.instructions.password': ['access'],
  'snapshots.copy.effect': ['access'],
  'sshKeys.choice.none': ['access'],
  'sshKeys.choice.withPassword': ['access'],
  'userSettings.event.deletion.text': ['deletion'],
  'userSettings.event.documents.text': ['act'],
  'userSettings.event.suspended.text': ['suspended'],
  'userSettings.event.security.text': ['code', 'signedIn'],
};

/** Sentences that use the words, and promise no mail to the reader. */
export const noPromises: readonly RegExp[] = [
  // Texts for administrators, and legal texts.
  /^admin/,
  /^legal/,
  // Mails with the links of a new address: emailChange.test.ts.
  /^accountSecurity\.(changes|email)\./,
  // Answers to guests: guestTickets.test.ts.
  /^askSupport\./,
  // Names of fields, headings and buttons; money that has come.
  /^auth\.(login\.login|field\.email)$/,
  /^authExternal\.(emailInvalid|noAccount|notVerified)$/,
  // A mail that names the kept address: accountMerge.test.ts. A notification, by the bell: serverPage.test.ts.
  /^(authExternal\.merged|serverPower\.noticeText)$/,
  /^bills\.cancelDialog\./,
  /^catalog\.notify\.demoText$/,
  // Mails about a change of e-mail: emailChange.test.ts; answers to guests: guestTickets.test.ts.
  /^accountSecurity\.(changes\.emailChanged|email\.)/,
  /^askSupport\./,
  // Mail servers, and a password that is not mailed.
  /^(network\.(preset|reverse)|rescue\.password)\./,
  // Mails to colleagues: members.test.ts.
  /^colleagues\./,
  /^network\.(preset\.mail|reverse\.)/,
  /^notifications\./,
  /^order\.panel\./,
  /^payer\.field\.email/,
  /^payers\.column\.email$/,
  /^payment\.(confirm\.email|result\.awaiting\.manualText)$/,
  /^profile\.(field|document|receive\.email$|emailChange)/,
  /^recovery\.(sentTitle|pending)$/,
  /^rescue\.password\.about$/,
  /^registration\.verify\.(title|unusableEmail|resending)$/,
  /^shell\./,
  /^sshKeys\.choice\.withKey$/,
  /^snapshots\.ask\.pending$/,
  /^support\./,
  /^tools\.(ask\.remove|tokens)\.text$/,
  /^userSettings\.(notices\.title|channel\.mail|language|fixed)$/,
];
