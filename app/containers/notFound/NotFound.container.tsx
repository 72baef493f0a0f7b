import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { isDocumentPath } from '@/paths';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import type { ShellContext } from '@app/session/useSessionUser';
import { replaceDocument } from '@app/device/documents';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';

/**
 * A path without a route. The browser is sent to a document of the server, reached by a short address or from code; any
 * other path is logged once and shown as 404, inside the shell if there is one (§2, D6). So is the address at which the
 * app itself was opened (router key `default`): the server has no such document and would return the app again.
 */
export default function NotFoundContainer() {
  const { pathname, search, hash, key } = useLocation();
  const { log } = usePorts();
  const shell = useOutletContext<ShellContext | null>();
  const document = key !== 'default' && isDocumentPath(pathname) ? pathname + search + hash : null;
  useEffect(() => {
    if (document === null) log.notFound(pathname);
    else replaceDocument(document);
  }, [document, log, pathname]);
  if (document !== null) return null;
  return (
    <>
      <DocumentTitle of="notFound.title" />
      <NotFoundScreen view={toNotFoundView(pathname, shell ? 'shell' : 'page')} />
    </>
  );
}
