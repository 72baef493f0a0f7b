import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import type { ShellContext } from '@app/session/useSessionUser';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';

/** A path without a route: logged once, shown as 404 inside the shell if there is one (§2, D6). */
export default function NotFoundContainer() {
  const { pathname } = useLocation();
  const { log } = usePorts();
  const shell = useOutletContext<ShellContext | null>();
  useEffect(() => log.notFound(pathname), [log, pathname]);
  return (
    <>
      <DocumentTitle of="notFound.title" />
      <NotFoundScreen view={toNotFoundView(pathname, shell ? 'shell' : 'page')} />
    </>
  );
}
