import type { emailChangeCalls } from '@app/contract/emailChange';
import type { Deps } from '../../deps';
import { noticesOf } from '../../customers/notices';
import { refusal } from '../../http/refusal';
import { emailChangeMail } from '../../mail/emailChangeMail';
import { noticeKinds, noticeMail } from '../../mail/noticeMail';
import type { Handlers } from '../../routing/contractRoutes';
import { confirmBox, emailChangeOf, storeEmailChange } from '../emailChange/store';
import { requirePassword } from '../ownPassword';

interface Request {
  readonly userId: string;
  /** Present address. */
  readonly former: string;
  readonly email: string;
  readonly tokens: { readonly old: string; readonly new: string };
}

/** Mails both links. The owner of a taken address gets a notice instead. */
async function mailLinks(deps: Deps, { userId, former, email, tokens }: Request): Promise<void> {
  const { adminEmails, auth, brandNames, db, mailer } = deps;
  const { language } = await noticesOf(db, userId);
  const content = { language, brandName: brandNames[language], baseUrl: auth.options.baseURL };
  const sendLink = (box: 'old' | 'new') =>
    mailer.send(
      emailChangeMail({ ...content, to: box === 'old' ? former : email, box, email, token: tokens[box] }),
      { kind: 'emailChange', userId, secrets: [tokens[box]] },
    );
  await sendLink('old');
  const owner = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  // An address in `ADMIN_EMAILS` has rights: nobody gets it by a change.
  if (!owner && !adminEmails.includes(email)) return sendLink('new');
  await mailer.send(noticeMail('claimed', { ...content, email }), {
    kind: noticeKinds.claimed,
    ...(owner && { userId: owner.id }),
  });
}

/** Handlers of the change of the account's e-mail. */
export function emailChangeHandlers(deps: Deps): Handlers<typeof emailChangeCalls> {
  const { adminEmails, background, db, limiter } = deps;
  return {
    async startEmailChange({ body: { email, password }, caller, context, now }) {
      if (email === caller.email) throw refusal('ownEmail');
      // Rights of an address in `ADMIN_EMAILS` would be lost with it.
      if (adminEmails.includes(caller.email)) throw refusal('fixedEmail');
      await requirePassword(deps, { caller, context, password });
      await limiter.takeAll([
        ['emailChangePerAccount', caller.id],
        ['emailChangePerNewAddress', email],
      ]);
      const { id: userId, email: former, sessionId } = caller;
      const tokens = await storeEmailChange(db, { userId, email, sessionId, now });
      // After the answer, so that its time does not reveal whether the address is taken.
      background.run(mailLinks(deps, { userId, former, email, tokens }));
      const change = await emailChangeOf(db, userId, now);
      if (change === null) throw refusal('notSignedIn');
      return change;
    },
    async confirmEmailChange({ db: tx, body: { token }, caller, now, changed }) {
      const outcome = await confirmBox(tx, { userId: caller.id, token, now });
      if (outcome === 'invalid') throw refusal('emailLinkInvalid');
      if (outcome === 'taken') throw refusal('emailTaken');
      changed(caller.id, 'notifications', 'account');
      return { isChanged: outcome === 'changed' };
    },
    async cancelEmailChange({ db: tx, caller }) {
      await tx.deleteFrom('emailChange').where('userId', '=', caller.id).execute();
    },
  };
}
