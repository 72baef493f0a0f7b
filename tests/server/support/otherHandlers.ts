import { mailHandler } from '@app/server/mail/mailJob';
import { renewalHandler } from '@app/server/renewals/job';
import { brand } from '@/brand';

/** The handlers of jobs that a test has nothing to do with; mails go nowhere. */
export const otherHandlers = {
  renewal: renewalHandler(),
  mail: mailHandler({
    mailer: { send: () => Promise.resolve() },
    brandNames: brand.name,
    baseUrl: 'https://my.example.com',
  }),
};
