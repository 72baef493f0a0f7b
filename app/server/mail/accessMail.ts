import { serverPath } from '@/paths';
import type { Server } from '@/domain/servers/server';
import { accessOf } from '@/domain/servers/detailsOf';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

type AccessedServer = Pick<Server, 'id' | 'domain' | 'ip' | 'os'> & {
  readonly password: string;
  /** Whether it replaces a chosen password that could not be set. */
  readonly replacesChosen: boolean;
};

/** Mail with the access data of a new server or a reset password; no other mail contains it. */
export function accessMail(
  { id, domain, ip, os, password, replacesChosen }: AccessedServer,
  to: MailTo,
): Mail {
  const { language } = to;
  const { system, user, host } = accessOf({ ip, os });
  const isWindows = system === 'windows';
  const mail = eventMail(
    {
      ...writeMail(to, replacesChosen ? 'serverAccessReplaced' : 'serverAccess', { domain }),
      facts: [
        { label: message(language, isWindows ? 'mailAccessDesktop' : 'mailAccessHost'), value: host },
        { label: message(language, 'mailAccessUser'), value: user },
        { label: message(language, 'mailAccessPassword'), value: password },
        ...(isWindows
          ? []
          : [{ label: message(language, 'mailAccessCommand'), value: `ssh ${user}@${host}` }]),
      ],
      links: [{ label: message(language, 'mailLinkServer'), path: serverPath(id) }],
      summary: 'server: access',
    },
    to,
  );
  return { ...mail, terminalOnly: `to ${domain}` };
}
