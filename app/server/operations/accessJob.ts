import type { ServerId } from '@/domain/servers/server';
import { sshFingerprint } from '@/domain/sshKeys/sshKey';
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
import { keysOf, openPasswords, sealGenerated } from '../provisioning/passwords';

/** Fingerprint of a key as `authorized_keys` has it. */
const keyFingerprint = (line: string) => sshFingerprint({ blob: line.split(' ')[1] ?? '' });

interface AccessParts {
  readonly mailer: Pick<WatchedMailer, 'send'>;
  readonly seal: Seal;
  readonly brandNames: Readonly<Record<Language, string>>;
  /** URL of the portal, without a trailing slash. */
  readonly baseUrl: string;
}

/**
 * Mails the access data of a new machine to its owner and then deletes the generated password. A machine with keys has
 * no such password: its mail says how to connect. No setting turns this
 * mail off, because the password is not available elsewhere. It may be sent twice after a crash. If the generated
 * password cannot be decrypted any more, the machine gets a new one. A password chosen by the owner is only deleted.
 */
export function accessHandler({ mailer, seal, brandNames, baseUrl }: AccessParts): JobHandler<'access'> {
  /** Starts an operation that sets a new password, which is mailed afterwards. */
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
      const password = opened?.isGenerated ? opened.password : undefined;
      const keys = await Promise.all(keysOf(row.command).map(keyFingerprint));
      if (userId && server && (password !== undefined || keys.length > 0)) {
        const { email } = await db
          .selectFrom('user')
          .select('email')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        const { language } = await noticesOf(db, userId);
        const texts = await changedTexts(db, language);
        const to = { email, language, brandName: brandNames[language], baseUrl, texts };
        const access =
          password === undefined ? { keys } : { password, replacesChosen: opened?.replacesChosen ?? false };
        const mail = accessMail({ ...toServer(server), access }, to);
        const secrets = password === undefined ? [] : [password];
        const origin = { kind: 'serverAccess', userId, jobId, secrets } as const;
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
