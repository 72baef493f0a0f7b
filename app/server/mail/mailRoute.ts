import type { AdminSettings, FixableSetting } from '@/domain/admin/settings';
import type { Env } from '../env';

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>;

/** How mail goes out: the environment decides, else the settings. Without a mail server it is stored in the outbox. */
export function mailRoute(
  env: MailEnv,
  { siteName, senderEmail, smtpHost, smtpPort }: AdminSettings,
): { smtpUrl: string | null; from: string } {
  const ownUrl = smtpHost === '' ? null : `smtp://${smtpHost}:${smtpPort}`;
  return {
    smtpUrl: env.SMTP_URL ?? ownUrl,
    // Quotes would end the name of the header.
    from: env.MAIL_FROM ?? `"${siteName.replaceAll(/["\\]/g, '')}" <${senderEmail}>`,
  };
}

/** The settings that the environment decides instead. */
export function settingsFixedBy({ SMTP_URL, MAIL_FROM }: MailEnv): readonly FixableSetting[] {
  return [
    ...(SMTP_URL === undefined ? [] : (['smtpHost', 'smtpPort'] as const)),
    ...(MAIL_FROM === undefined ? [] : (['senderEmail'] as const)),
  ];
}
