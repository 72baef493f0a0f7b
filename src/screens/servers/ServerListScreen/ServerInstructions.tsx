import type { ReactNode } from 'react';
import type { ServerAccess } from '@/domain/servers/serverDetails';
import { sshCommand } from '@/domain/servers/sshCommand';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { CopyableText } from './CopyableText';

interface ServerInstructionsProps {
  access: ServerAccess;
  editHref: string;
}

/** How to log in to a server, and first steps (D7). */
export function ServerInstructions({ access, editHref }: ServerInstructionsProps) {
  const { t, rich } = useI18n();
  const edit = (text: ReactNode) => <Link href={editHref}>{text}</Link>;
  const isLinux = access.system === 'linux';
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('serverDetails.instructions.access')}</h3>
        {access.host === '' ? (
          <p>{t('serverDetails.addresses.none')}</p>
        ) : (
          <>
            <p>{t(isLinux ? 'serverDetails.instructions.ssh' : 'serverDetails.instructions.rdp')}</p>
            <Command text={sshCommand(access) ?? hostAndPort(access, 3389)} />
          </>
        )}
        {!isLinux && (
          <>
            <p>{t('serverDetails.instructions.user')}</p>
            <Command text={access.user} />
          </>
        )}
        <p className="text-text-muted">{rich('serverDetails.instructions.password', { edit })}</p>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('serverDetails.instructions.setup')}</h3>
        {access.updateCommand === null ? (
          <p>
            {t(isLinux ? 'serverDetails.instructions.ownUpdate' : 'serverDetails.instructions.windowsUpdate')}
          </p>
        ) : (
          <>
            <p>{t('serverDetails.instructions.update')}</p>
            <Command text={access.updateCommand} />
          </>
        )}
        <p className="text-text-muted">{rich('serverDetails.instructions.reinstall', { edit })}</p>
      </section>
    </div>
  );
}

function Command({ text }: { text: string }) {
  return (
    <div className="rounded-control bg-sunken py-1.5 pr-4 pl-3">
      <CopyableText text={text} />
    </div>
  );
}

function hostAndPort({ host, port }: ServerAccess, usualPort: number): string {
  return port === usualPort ? host : `${host}:${port}`;
}
