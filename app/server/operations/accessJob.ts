import type { ServerId } from '@/domain/servers/server';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import type { JobHandler } from '../jobs/handler';
import { accessMail } from '../mail/accessMail';
import { RecipientRefused } from '../mail/mailer';
import { changedTexts } from '../mail/mailTexts';
import type { WatchedMailer } from '../mail/watchedMailer';
import type { Language } from '../messages/messages';
import type { Seal } from '../seal';
import { serverRow } from '../serverStore/read';
import { lockCustomer } from '../customers/lock';
import { toEditable, toServer } from '../serverStore/store';
import { addOperations, specOf } from '../provisioning/operations';
import { openPasswords, sealGenerated } from '../provisioning/passwords';

interface AccessParts {
  readonly mailer: Pick<WatchedMailer, 'send'>;
  readonly seal: Seal;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** Where links of mails lead, without a slash at the end. */
  readonly baseUrl: string;
}

/**
 * Tells the owner of a machine whose password was made here, and nobody else, how to get into it, and forgets the password then. No
 * settings keep this mail back: there is no other way to learn the password. It may be sent twice when the server is killed meanwhile.
 * In the place of a password that was made here and cannot be read any more the machine gets another. One that its owner has
 * chosen is in the machine by now, and known: it is forgotten.
 */
export function accessHandler({ mailer, seal, brandNames, baseUrl }: AccessParts): JobHandler<'access'> {
  /** Has a machine get another password, which its owner is told once it has. */
  async function replacePassword(tx: Db, userId: string, serverId: ServerId, now: Date): Promise<void> {
    await lockCustomer(tx, userId);
    const found = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
    if (!found) return;
    const editable = toEditable(found);
    const command = { action: 'setOptions', spec: specOf(editable) } as const;
    const passwords = sealGenerated(seal);
    await addOperations(tx, userId, [{ serverId, title: editable.server.domain, command, passwords }], now);
  }

  return {
    async run({ operationId: id }, { db, now, log, jobId }) {
      const row = await db.selectFrom('operation').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return {};
      const { userId, serverId } = row;
      const passwords = openPasswords(seal, row, log);
      const server = userId && (await serverRow(db, userId, serverId).executeTakeFirst());
      const opened = typeof passwords === 'string' ? null : passwords;
      if (userId && server && opened?.isGenerated && opened.password !== undefined) {
        const { email } = await db
          .selectFrom('user')
          .select('email')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const { language } = await noticesOf(db, userId);
        const texts = await changedTexts(db, language);
        const to = { email, language, brandName: brandNames[language], baseUrl, texts };
        const { password, replacesChosen = false } = opened;
        const mail = accessMail({ ...toServer(server), password, replacesChosen }, to);
        const origin = { kind: 'serverAccess', userId, jobId, secrets: [password] } as const;
        await mailer.send(mail, origin).catch((error: unknown) => {
          if (!(error instanceof RecipientRefused)) throw error;
        });
      }
      return {
        apply: async (tx) => {
          if (userId && passwords === 'unreadableMade') await replacePassword(tx, userId, serverId, now);
          await tx.updateTable('operation').set({ passwords: null }).where('id', '=', id).execute();
        },
      };
    },
  };
}
