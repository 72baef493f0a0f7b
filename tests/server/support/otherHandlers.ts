import { refundHandler } from '@app/server/billing/refundJob';
import { createGateways } from '@app/server/gateways/gateway';
import { mailHandler } from '@app/server/mail/mailJob';
import { renewalHandler } from '@app/server/renewals/job';
import { leaveHandler } from '@app/server/servers/leave';
import { brand } from '@/brand';

/** The handlers of jobs that a test has nothing to do with; mails go nowhere. */
export const otherHandlers = {
  refund: refundHandler(createGateways([])),
  leave: leaveHandler,
  renewal: renewalHandler(),
  mail: mailHandler({
    mailer: { send: () => Promise.resolve() },
    brandNames: brand.name,
    baseUrl: 'https://my.example.com',
  }),
};
