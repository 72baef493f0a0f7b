import { adminContract } from '@app/contract/admin';
import type { AdminMailsPort } from '@app/ports/adminMailsPort';
import { actionOf, paramsOf } from './adminAction';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { partQuery, unsummed } from './partQuery';
import { send } from './send';

/** The mail log, over HTTP. */
export const adminMailsHttp: AdminMailsPort = {
  sendTestMail: (language) => send(adminContract.sendTestMail, { body: { language } }),
  mails: async (query, part, signal) =>
    unsummed(await send(adminContract.mails, { query: partQuery(query, part) }, signal)),
  mailText: async (id, signal) => (await send(adminContract.mail, { params: paramsOf(id) }, signal)).text,
  resendMail: (id) =>
    actionOf(
      keepKeyUntilAnswered(`resend mail ${id}`, (key) =>
        send(adminContract.resendMail, { params: paramsOf(id), key }).then(() => id),
      ),
    ),
};
