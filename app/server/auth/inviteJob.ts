import { noticesOf } from '../customers/notices';
import type { JobHandler } from '../jobs/handler';
import { RecipientRefused } from '../mail/mailer';
import { passwordResetMail } from '../mail/passwordResetMail';
import type { WatchedMailer } from '../mail/watchedMailer';
import type { Language } from '../messages/messages';
import { makeResetToken } from './passwordReset';

interface InviteParts {
  readonly mailer: Pick<WatchedMailer, 'send'>;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** URL of the portal, without a trailing slash. */
  readonly baseUrl: string;
}

/** Mails an imported customer the link for setting a password. It may be sent twice after a crash. */
export function inviteHandler({ mailer, brandNames, baseUrl }: InviteParts): JobHandler<'invite'> {
  return {
    async run({ userId }, { db, jobId }) {
      const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
      const account = await db
        .selectFrom('account')
        .select('id')
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (!user || account) return {};
      const { language } = await noticesOf(db, userId);
      const token = await makeResetToken(db, userId);
      const mail = passwordResetMail({
        email: user.email,
        url: `${baseUrl}/reset-password?token=${token}`,
        language,
        brandName: brandNames[language],
      });
      const origin = { kind: 'passwordReset', userId, jobId, secrets: [token] } as const;
      await mailer.send(mail, origin).catch((error: unknown) => {
        if (!(error instanceof RecipientRefused)) throw error;
      });
      return {};
    },
  };
}
