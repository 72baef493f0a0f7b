import { serverPath } from '@/paths';
import type { Server } from '@/domain/server';
import { accessOf } from '@/domain/servers/detailsOf';
import { message } from '../messages/messages';
import type { Mail } from './mailer';
import { newsMail, type MailTo } from './newsMail';

type FreshServer = Pick<Server, 'id' | 'domain' | 'ip' | 'os'> & { readonly password: string };

/** How to get into a server that was just made or installed anew: the one mail that has its password. */
export function accessMail({ id, domain, ip, os, password }: FreshServer, to: MailTo): Mail {
  const { language } = to;
  const { system, user, host } = accessOf({ ip, os });
  return newsMail(
    {
      subject: message(language, 'mailAccessSubject', { domain, brand: to.brandName }),
      body: message(language, system === 'windows' ? 'mailAccessWindows' : 'mailAccess', {
        domain,
        host,
        user,
        password,
      }),
      links: [{ label: message(language, 'mailLinkServer'), path: serverPath(id) }],
      summary: `server: access to ${domain}`,
    },
    to,
  );
}
