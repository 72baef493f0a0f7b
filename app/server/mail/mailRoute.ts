import type { AdminSettings, FixableSetting } from '@/domain/admin/settings';
import type { Env } from '../env';

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>;

/** Returns how mail is sent: by the environment, else by the settings; without a server it goes to the outbox. */
export function mailRoute(
  env: MailEnv,
  { siteName, senderEmail, smtpHost, smtpPort }: AdminSettings,
): { smtpUrl: string | null; from: string } {
  const ownUrl = smtpHost === '' ? null : `smtp://${smtpHost}:${smtpPort}`;
  return {
    smtpUrl: env.SMTP_URL ?? ownUrl,
    // Quotes would end the display name in the header.
    from: env.MAIL_FROM ?? `"${siteName.replaceAll(/["\\]/g, '')}" <${senderEmail}>`,
  };
}

/** Returns the settings that the environment overrides. */
export function settingsFixedBy({ SMTP_URL, MAIL_FROM }: MailEnv): readonly FixableSetting[] {
  return [
    ...(SMTP_URL === undefined ? [] : (['smtpHost', 'smtpPort'] as const)),
    ...(MAIL_FROM === undefined ? [] : (['senderEmail'] as const)),
  ];
}
