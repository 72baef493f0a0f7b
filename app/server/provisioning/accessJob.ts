import { noticesOf } from '../accounts/notices';
import type { JobHandler } from '../jobs/handler';
import { accessMail } from '../mail/accessMail';
import { RecipientRefused, type Mailer } from '../mail/mailer';
import type { Language } from '../messages/messages';
import type { Seal } from '../seal';
import { serverRow } from '../servers/read';
import { openPasswords } from './passwords';

interface AccessParts {
  readonly mailer: Mailer;
  readonly seal: Seal;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** Where links of mails lead, without a slash at the end. */
  readonly baseUrl: string;
}

/**
 * Tells the owner of a fresh machine, and nobody else, how to get into it, and forgets the password then. No settings keep this
 * mail back: there is no other way to learn the password. It may be sent twice when the server is killed meanwhile.
 */
export function accessHandler({ mailer, seal, brandNames, baseUrl }: AccessParts): JobHandler<'access'> {
  return {
    async run({ operationId: id }, { db }) {
      const row = await db.selectFrom('operation').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return {};
      const { userId, serverId } = row;
      const passwords = openPasswords(seal, row);
      const server = userId && (await serverRow(db, userId, serverId).executeTakeFirst());
      if (userId && server && passwords?.isGenerated && passwords.password !== undefined) {
        const { email } = await db
          .selectFrom('user')
          .select('email')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const { language } = await noticesOf(db, userId);
        const to = { email, language, brandName: brandNames[language], baseUrl };
        const mail = accessMail({ ...server, password: passwords.password }, to);
        await mailer.send(mail).catch((error: unknown) => {
          if (!(error instanceof RecipientRefused)) throw error;
        });
      }
      return {
        apply: async (tx) => {
          await tx.updateTable('operation').set({ passwords: null }).where('id', '=', id).execute();
        },
      };
    },
  };
}
