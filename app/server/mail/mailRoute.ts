import type { AdminSettings, FixableSetting } from '@/domain/admin/settings';
import type { MailOptions } from './createMailer';
import type { Env } from '../env';

type MailRoute = Pick<MailOptions, 'smtpUrl' | 'login' | 'from'>;
type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>;

/**
 * Returns how mail is sent: by the environment, else by the settings; without a server it goes to the outbox. Port 465
 * is for TLS from the start.
 */
export function mailRoute(
  env: MailEnv,
  { siteName, senderEmail, smtpHost, smtpPort, smtpUser }: AdminSettings,
  password: string | null,
): MailRoute {
  const ownUrl = smtpHost === '' ? null : `${smtpPort === 465 ? 'smtps' : 'smtp'}://${smtpHost}:${smtpPort}`;
  return {
    smtpUrl: env.SMTP_URL ?? ownUrl,
    // A login in the environment is part of its address.
    login: env.SMTP_URL === undefined && smtpUser !== '' ? { user: smtpUser, pass: password ?? '' } : null,
    // Quotes would end the display name in the header.
    from: env.MAIL_FROM ?? `"${siteName.replaceAll(/["\\]/g, '')}" <${senderEmail}>`,
  };
}

/** Returns the settings that the environment overrides. */
export function settingsFixedBy({ SMTP_URL, MAIL_FROM }: MailEnv): readonly FixableSetting[] {
  return [
    ...(SMTP_URL === undefined ? [] : (['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'] as const)),
    ...(MAIL_FROM === undefined ? [] : (['senderEmail'] as const)),
  ];
}
