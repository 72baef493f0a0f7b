import type { adminContract } from '@app/contract/admin';
import { mailName } from '@/domain/admin/mail';
import { audit } from '../audit/audit';
import type { Handlers } from '../routing/contractRoutes';
import { mailPage, mailText, resendMail } from './mails';
import { wireMail } from './wire';

/** Mails that the portal has sent: read, and sent again. */
export const adminMailRoutes: Pick<
  Handlers<typeof adminContract>,
  'sendTestMail' | 'mails' | 'mail' | 'resendMail'
> = {
  sendTestMail: async ({ caller: { email }, body: { language }, testMail }) => ({
    email,
    ...(await testMail({ email, language })),
  }),
  async mails({ db, query }) {
    const { items, ...page } = await mailPage(db, query);
    return { ...page, items: items.map(wireMail) };
  },
  async mail({ db, params }) {
    return { text: await mailText(db, params.id) };
  },
  async resendMail({ db, caller, params, now }) {
    const { id, kind, email, customer } = await resendMail(db, params.id, now);
    await audit(db, {
      caller,
      now,
      kind: 'mailResent',
      subject: mailName(id),
      customer,
      before: null,
      after: { email, event: kind },
    });
  },
};
