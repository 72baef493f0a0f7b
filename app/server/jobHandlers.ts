import { announcePriceHandler } from './admin/renewalPrices';
import { inviteHandler } from './auth/inviteJob';
import { refundHandler } from './billing/refundJob';
import { certificatesHandler } from './billingDocuments/certificateJob';
import { refundDocumentHandler } from './billingDocuments/refundDocument';
import { dataExportHandler } from './dataExports/exportJob';
import type { Deps } from './deps';
import { answerHandler } from './desk/outgoing';
import { staffMailHandler } from './desk/staffMail';
import { incidentHandler } from './incidents/notifyJob';
import type { JobHandlers } from './jobs/handler';
import { mailHandler, type MailParts } from './mail/mailJob';
import { accessHandler } from './operations/accessJob';
import { operationHandler } from './operations/runOperation';
import type { Provisioner } from './provisioning/provisioner';
import { renewalHandler } from './renewals/job';
import { forgetCardHandler } from './savedCards/forgetJob';
import { cancelHandler } from './servers/cancel';
import { guestMailHandler } from './support/guest';
import { endViewingHandler } from './viewings/viewings';
import { webhookHandler } from './webhooks/deliverJob';
import type { SendWebhook } from './webhooks/sendWebhook';

/** Parts of the app that jobs use. */
export interface JobParts
  extends
    Pick<Deps, 'changes' | 'log' | 'gateways' | 'publicUrl' | 'seal' | 'adminEmails'>,
    Partial<Pick<Deps, 'metrics'>> {
  readonly provisioner: Provisioner;
  readonly mail: MailParts;
  readonly sendWebhook: SendWebhook;
}

/** Creates the handler of each kind of job. */
export function createJobHandlers(parts: JobParts): JobHandlers {
  const { provisioner, mail, seal, gateways, adminEmails } = parts;
  return {
    operation: operationHandler(provisioner, seal),
    access: accessHandler({ ...mail, seal }),
    invite: inviteHandler(mail),
    renewal: renewalHandler(parts),
    refund: refundHandler(gateways),
    forgetCard: forgetCardHandler(gateways),
    leave: cancelHandler,
    acts: certificatesHandler,
    ticketAnswer: answerHandler({ adminEmails }),
    incident: incidentHandler,
    announcePrice: announcePriceHandler,
    webhook: webhookHandler({ seal, send: parts.sendWebhook }),
    refundPaper: refundDocumentHandler,
    dataExport: dataExportHandler,
    endViewing: endViewingHandler,
    mail: mailHandler(mail),
    guestMail: guestMailHandler(mail),
    staffMail: staffMailHandler({ ...mail, adminEmails }),
  };
}
