import { mailTextProblems, type MailTemplate, type MailTextDraft } from '@/domain/admin/mailText';
import type { Db } from '../db/database';
import { fillPlaces, template as defaultText, type Language, type MessageKey } from '../messages/messages';

/** Texts that the provider has changed, in one language. */
export type ChangedTexts = ReadonlyMap<MailTemplate, MailTextDraft>;

/** The portal's own text of each template. */
const keys: Readonly<Record<MailTemplate, { readonly subject: MessageKey; readonly body: MessageKey }>> = {
  passwordChanged: { subject: 'mailPasswordChangedSubject', body: 'mailPasswordChanged' },
  secondFactorOn: { subject: 'mailSecondFactorOnSubject', body: 'mailSecondFactorOn' },
  secondFactorOff: { subject: 'mailSecondFactorOffSubject', body: 'mailSecondFactorOff' },
  secondFactorReset: { subject: 'mailSecondFactorOffSubject', body: 'mailSecondFactorReset' },
  recoveryCodesRenewed: { subject: 'mailRecoveryCodesSubject', body: 'mailRecoveryCodes' },
  recoveryCodeUsed: { subject: 'mailRecoveryCodeUsedSubject', body: 'mailRecoveryCodeUsed' },
  passkeyAdded: { subject: 'mailPasskeyAddedSubject', body: 'mailPasskeyAdded' },
  passkeyRemoved: { subject: 'mailPasskeyRemovedSubject', body: 'mailPasskeyRemoved' },
  emailChanged: { subject: 'mailEmailChangedSubject', body: 'mailEmailChanged' },
  signedIn: { subject: 'mailSignedInSubject', body: 'mailSignedIn' },
  accessSuspended: { subject: 'mailAccessSuspendedSubject', body: 'mailAccessSuspended' },
  accessRestored: { subject: 'mailAccessRestoredSubject', body: 'mailAccessRestored' },
  accessRestoredWithDays: { subject: 'mailAccessRestoredSubject', body: 'mailAccessRestoredWithDays' },
  accountsMerged: { subject: 'mailAccountsMergedSubject', body: 'mailAccountsMerged' },
  accountDeleted: { subject: 'mailAccountDeletedSubject', body: 'mailAccountDeleted' },
  staffInvited: { subject: 'mailStaffInvitedSubject', body: 'mailStaffInvited' },
  staffInvitedNew: { subject: 'mailStaffInvitedSubject', body: 'mailStaffInvitedNew' },
  serverAccess: { subject: 'mailAccessSubject', body: 'mailAccess' },
  serverAccessReplaced: { subject: 'mailAccessSubject', body: 'mailAccessReplaced' },
  serverAccessByKey: { subject: 'mailAccessSubject', body: 'mailAccessByKey' },
  renewing: { subject: 'mailRenewingSubject', body: 'mailRenewing' },
  repriced: { subject: 'mailRepricedSubject', body: 'mailRepriced' },
  priceWithdrawn: { subject: 'mailPriceWithdrawnSubject', body: 'mailPriceWithdrawn' },
  ending: { subject: 'mailEndingSubject', body: 'mailEnding' },
  renewed: { subject: 'mailRenewedSubject', body: 'mailRenewed' },
  unpaid: { subject: 'mailUnpaidSubject', body: 'mailUnpaid' },
  ended: { subject: 'mailEndedSubject', body: 'mailEnded' },
  suspended: { subject: 'mailSuspendedSubject', body: 'mailSuspended' },
  deletion: { subject: 'mailDeletionSubject', body: 'mailDeletion' },
  deleted: { subject: 'mailDeletedSubject', body: 'mailDeleted' },
  leaves: { subject: 'mailLeavesSubject', body: 'mailLeaves' },
  left: { subject: 'mailDeletedSubject', body: 'mailLeft' },
  over: { subject: 'mailDeletedSubject', body: 'mailOver' },
  operationFailed: { subject: 'mailOperationFailedSubject', body: 'mailOperationFailed' },
  trafficUsed: { subject: 'mailTrafficUsedSubject', body: 'mailTrafficUsed' },
  bill: { subject: 'mailBillSubject', body: 'mailBill' },
  customBill: { subject: 'mailBillSubject', body: 'mailCustomBill' },
  receipt: { subject: 'mailReceiptSubject', body: 'mailReceipt' },
  act: { subject: 'mailActSubject', body: 'mailAct' },
  refundedToBalance: { subject: 'mailRefundedSubject', body: 'mailRefundedToBalance' },
  refundedByMethod: { subject: 'mailRefundedSubject', body: 'mailRefundedByMethod' },
  refundCanceledToBalance: { subject: 'mailRefundCanceledSubject', body: 'mailRefundCanceledToBalance' },
  refundCanceledToPayment: { subject: 'mailRefundCanceledSubject', body: 'mailRefundCanceledToPayment' },
  balanceCredited: { subject: 'mailCreditedSubject', body: 'mailCredited' },
  balanceDebited: { subject: 'mailDebitedSubject', body: 'mailDebited' },
  ticketAnswered: { subject: 'mailTicketAnsweredSubject', body: 'mailTicketAnswered' },
  ticketOpened: { subject: 'mailTicketOpenedSubject', body: 'mailTicketOpened' },
  ticketReplied: { subject: 'mailTicketRepliedSubject', body: 'mailTicketReplied' },
};

/** The portal's own text of a template. */
export const ownText = (template: MailTemplate, language: Language): MailTextDraft => ({
  subject: defaultText(language, keys[template].subject),
  body: defaultText(language, keys[template].body),
});

/** Subject and body of a mail, from the provider's text or the portal's own. */
export function writeMail(
  {
    language,
    brandName,
    texts,
  }: { readonly language: Language; readonly brandName: string; readonly texts?: ChangedTexts },
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
): MailTextDraft {
  const { subject, body } = texts?.get(template) ?? ownText(template, language);
  const all = { brand: brandName, ...values };
  return { subject: fillPlaces(subject, all), body: fillPlaces(body, all) };
}

/** The texts that the provider has changed. One whose variables are others by now is left to the portal's own. */
export async function changedTexts(db: Db, language: Language): Promise<ChangedTexts> {
  const rows = await db.selectFrom('mailText').selectAll().where('language', '=', language).execute();
  return new Map(
    rows
      .filter(({ template, ...text }) => template in keys && !('body' in mailTextProblems(template, text)))
      .map(({ template, subject, body }) => [template, { subject, body }]),
  );
}
