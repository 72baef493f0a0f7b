import { dataExportHandler } from '@app/server/dataExports/exportJob';
import { webhookHandler } from '@app/server/webhooks/deliverJob';
import { testSeal } from './testApp';
import { endViewingHandler } from '@app/server/viewings/viewings';
import { refundHandler } from '@app/server/billing/refundJob';
import { changesOfOne } from '@app/server/changes';
import type { Gateways } from '@app/server/gateways/gateway';
import type { JobHandlers } from '@app/server/jobs/handler';
import { answerHandler } from '@app/server/desk/outgoing';
import { announcePriceHandler } from '@app/server/admin/renewalPrices';
import { incidentHandler } from '@app/server/incidents/notifyJob';
import { mailHandler } from '@app/server/mail/mailJob';
import { staffMailHandler } from '@app/server/desk/staffMail';
import { guestMailHandler } from '@app/server/support/guest';
import { certificatesHandler } from '@app/server/billingDocuments/certificateJob';
import { refundDocumentHandler } from '@app/server/billingDocuments/refundDocument';
import { inviteHandler } from '@app/server/auth/inviteJob';
import { accessHandler } from '@app/server/operations/accessJob';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { renewalHandler } from '@app/server/renewals/job';
import { forgetCardHandler } from '@app/server/savedCards/forgetJob';
import { cancelHandler } from '@app/server/servers/cancel';
import { brand } from '@/brand';
import { recordedLog } from './recordedLog';

/** Mails go nowhere. */
const mailing = {
  mailer: { send: () => Promise.resolve() },
  brandNames: brand.name,
  baseUrl: 'https://my.example.com',
};

/** Returns the server's handler for each kind of job, changed where a test needs it. */
export const handlersOf = (gateways: Gateways, changes: Partial<JobHandlers> = {}): JobHandlers => ({
  operation: operationHandler(simulatedProvisioner(), testSeal),
  access: accessHandler({ ...mailing, seal: testSeal }),
  invite: inviteHandler(mailing),
  refund: refundHandler(gateways),
  forgetCard: forgetCardHandler(gateways),
  leave: cancelHandler,
  acts: certificatesHandler,
  ticketAnswer: answerHandler({ adminEmails: [] }),
  incident: incidentHandler,
  announcePrice: announcePriceHandler,
  dataExport: dataExportHandler,
  webhook: webhookHandler({ seal: testSeal, send: () => Promise.reject(new Error('No network')) }),
  refundPaper: refundDocumentHandler,
  endViewing: endViewingHandler,
  renewal: renewalHandler({ changes: changesOfOne(), log: recordedLog().log, gateways, publicUrl: null }),
  mail: mailHandler(mailing),
  guestMail: guestMailHandler(mailing),
  staffMail: staffMailHandler({ ...mailing, adminEmails: [] }),
  ...changes,
});
