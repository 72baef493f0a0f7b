import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Log } from '../log';
import { headersOf, type Mailer } from './mailer';

/**
 * Stores each mail as an .eml file instead of sending it, for trying the portal out. A terminal also shows the code;
 * logs do not.
 */
export function createOutbox(options: {
  folder: string;
  from: string;
  replyTo: () => string;
  log: Log;
}): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ summary, terminalOnly, replyTo, unsubscribeHref, attachments = [], ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        from: options.from,
        replyTo: replyTo ?? options.replyTo(),
        headers: headersOf({ unsubscribeHref }),
      });
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      const file = join(options.folder, name);
      await writeFile(file, message, { mode: 0o600 });
      const what = terminalOnly === undefined ? summary : `${summary} ${terminalOnly}`;
      options.log.info('mail stored', { file }, `mail to ${mail.to}: ${what} (${file})`);
    },
  };
}
