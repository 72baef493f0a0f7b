import { serverPath } from '@/paths';
import type { Server } from '@/domain/servers/server';
import { accessOf } from '@/domain/servers/detailsOf';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

type AccessedServer = Pick<Server, 'id' | 'domain' | 'ip' | 'os'> & {
  readonly access:
    | {
        readonly password: string;
        /** Whether it replaces a chosen password that could not be set. */
        readonly replacesChosen: boolean;
      }
    /** Fingerprints of the keys that it got in place of a password. */
    | { readonly keys: readonly string[] };
};

function templateOf(access: AccessedServer['access']) {
  if ('keys' in access) return 'serverAccessByKey';
  return access.replacesChosen ? 'serverAccessReplaced' : 'serverAccess';
}

/** Mail with the access data of a new server or a reset password; no other mail contains it. */
export function accessMail({ id, domain, ip, os, access }: AccessedServer, to: MailTo): Mail {
  const { language } = to;
  const { system, user, host } = accessOf({ ip, os });
  const isWindows = system === 'windows';
  const mail = eventMail(
    {
      ...writeMail(to, templateOf(access), { domain }),
      facts: [
        { label: message(language, isWindows ? 'mailAccessDesktop' : 'mailAccessHost'), value: host },
        { label: message(language, 'mailAccessUser'), value: user },
        ...('keys' in access
          ? access.keys.map((value) => ({ label: message(language, 'mailAccessKey'), value }))
          : [{ label: message(language, 'mailAccessPassword'), value: access.password }]),
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
